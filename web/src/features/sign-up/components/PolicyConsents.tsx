import { FormattedMessage } from 'react-intl';
import Box from '@mui/material/Box';
import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { PolicyLink } from './PolicyLink.tsx';

interface Props {
  readonly contract: AgencyContract | undefined;
  /** Names of the two fields. */
  readonly terms: string;
  readonly privacy: string;
}

export const PolicyConsents = ({ contract, terms, privacy }: Props) => (
  <Box sx={{ display: 'grid' }}>
    <FormCheckbox
      name={terms}
      label={
        <FormattedMessage
          id="signUp.acceptTerms"
          values={{ a: (words) => <PolicyLink href={contract?.termsUrl}>{words}</PolicyLink> }}
        />
      }
    />
    <FormCheckbox
      name={privacy}
      label={
        <FormattedMessage
          id="signUp.acceptPrivacy"
          values={{ a: (words) => <PolicyLink href={contract?.privacyUrl}>{words}</PolicyLink> }}
        />
      }
    />
  </Box>
);
