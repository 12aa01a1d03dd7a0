import Box from '@mui/material/Box';
import { Brand } from '../../../components/layout/Brand.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { AgencyContract } from '@domain/agencies/agencies.api.ts';

/** Whose sign-up page this is, for those who came by an agency's own link. */
export const SignUpHead = ({
  agency,
  lead,
}: {
  readonly agency: AgencyContract['agency'] | undefined;
  readonly lead: string;
}) => {
  const text = useText();
  return (
    <>
      {lead}
      {agency && (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 1.5, color: 'text.primary' }}
          aria-label={text('signUp.with', { agency: agency.publicName })}
          role="group"
        >
          <Brand name={agency.publicName} logoUrl={agency.isotypeLogoUrl ?? agency.logoUrl} />
        </Box>
      )}
    </>
  );
};
