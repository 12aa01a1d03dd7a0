import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/useText.ts';

/** Explains to Google-only users why there is no form, and how to set a password, which allows both. */
export const GoogleAlone = ({ children }: { readonly children: string }) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Typography>{children}</Typography>
      <Link component={RouterLink} to={paths.forgotPassword.href()}>
        {text('security.setPassword')}
      </Link>
    </Box>
  );
};
