import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';
import { changeTakeConsent } from '../data/ownAuditions.ts';

interface Props {
  readonly audition: Pick<TalentAudition, 'id' | 'syntheticVoiceConsent'>;
  /** The take's role, to distinguish several switches for screen readers. */
  readonly role: { readonly role: string; readonly project: string };
}

/** Whether a synthetic voice may be made from a take that was sent; its talent changes their mind here. */
export const TakeConsent = ({ audition: { id, syntheticVoiceConsent }, role }: Props) => {
  const text = useText();
  const consent = useOptimistic(syntheticVoiceConsent, (next, press) => changeTakeConsent(id, next, press));
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={consent.shown}
            slotProps={{ input: { 'aria-label': text('ownAuditions.consentFor', role) } }}
            onChange={(_event, checked) => consent.change(checked)}
          />
        }
        label={text('ownAuditions.consent')}
        slotProps={{ typography: { variant: 'caption' } }}
      />
      {consent.failure !== undefined && consent.failure !== null && (
        <FailedHere error={consent.failure} what={text('ownAuditions.notSaved')} onRetry={consent.retry} />
      )}
    </Box>
  );
};
