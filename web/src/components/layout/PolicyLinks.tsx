import Box from '@mui/material/Box';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { useText } from '../../i18n/useText.ts';

/** The brand's policy links at the end of a page; renders nothing without any. */
export const PolicyLinks = ({ termsUrl, privacyUrl }: Pick<AgencyBrand, 'termsUrl' | 'privacyUrl'>) => {
  const text = useText();
  if (!termsUrl || !privacyUrl) return null;

  return (
    <Box
      component="footer"
      sx={{ padding: 2, fontSize: '0.8125rem', '& a': { color: 'text.secondary', marginInlineEnd: 2 } }}
    >
      <a href={termsUrl} target="_blank" rel="noreferrer">
        {text('common.terms')}
      </a>
      <a href={privacyUrl} target="_blank" rel="noreferrer">
        {text('common.privacy')}
      </a>
    </Box>
  );
};
