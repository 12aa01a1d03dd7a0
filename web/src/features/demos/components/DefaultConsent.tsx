import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { talentsApi } from '@domain/talents/talents.api.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';

export const DefaultConsent = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const stored = talent.syntheticVoiceConsent ?? false;
  const consent = useOptimistic(stored, (syntheticVoiceConsent, press) =>
    change(
      talentsApi['talents.update'],
      { params: { id: talent.id }, body: { syntheticVoiceConsent } },
      press,
    ),
  );
  return (
    <Box sx={{ marginTop: 3 }}>
      <FormControlLabel
        control={<Checkbox checked={consent.shown} onChange={(_event, checked) => consent.change(checked)} />}
        label={text('demo.defaultConsent')}
      />
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', paddingInlineStart: '31px' }}
      >
        {text('demo.consentHelp')}
      </Typography>
      {consent.failure !== undefined && consent.failure !== null && (
        <FailedHere error={consent.failure} what={text('demo.notSaved')} onRetry={consent.retry} />
      )}
    </Box>
  );
};
