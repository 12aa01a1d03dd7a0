import Cable from '@mui/icons-material/CableOutlined';
import Typography from '@mui/material/Typography';
import { getLastRehearsal, type ConnectionStatus } from '@domain/connection/connection.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { useText } from '../../i18n/useText.ts';
import { useDates, type AnyInstant } from '../../lib/dates.ts';
import { StateChip, type StateTone } from '../../components/StateChip.tsx';
import { useCheckResultText, type PastCheck } from './ConnectionHistory.tsx';

const TONES: Readonly<Record<ConnectionStatus, StateTone>> = {
  pending: 'waiting',
  booked: 'attention',
  passed: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
};

interface Check {
  readonly status: ConnectionStatus;
  readonly bookedFor: AnyInstant | null;
  readonly history: readonly PastCheck[];
}

/** State of a talent's connection check, with the measurements of the last passed one. Null: none. */
export const ConnectionState = ({ check }: { readonly check: Check | null }) => {
  const text = useText();
  const dates = useDates();
  const measured = useCheckResultText();
  if (!check) return <Muted variant="body1">{text('connection.none')}</Muted>;

  const rehearsal = getLastRehearsal(check.history);

  return (
    <Stack gap={1} align="start">
      <StateChip tone={TONES[check.status]} icon={Cable} label={text(`connection.${check.status}`)} />
      {check.bookedFor && <Typography>{dates.full(check.bookedFor)}</Typography>}
      {rehearsal && (
        <Typography>
          {joinDotted([text('connection.last', { day: dates.date(rehearsal.at) }), measured(rehearsal)])}
        </Typography>
      )}
    </Stack>
  );
};
