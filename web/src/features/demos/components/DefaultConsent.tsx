import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Talent } from '@domain/talents/talents.ts';
import { SyntheticVoiceChoice } from '../../../common/privacy/SyntheticVoiceChoice.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

/** The consent that new demos begin with. */
export const DefaultConsent = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const { id, syntheticVoiceConsent: isGiven = false } = talent;

  return (
    <Box sx={{ marginTop: 3 }}>
      <Typography variant="body2">{text('demo.newDemos')}</Typography>
      <SyntheticVoiceChoice
        isGiven={isGiven}
        name={text('demo.newDemos')}
        onChange={(syntheticVoiceConsent, submission) =>
          api.talents.update({ id }, { syntheticVoiceConsent }, submission)
        }
      />
    </Box>
  );
};
