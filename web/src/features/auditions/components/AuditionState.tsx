import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Typography from '@mui/material/Typography';
import { getEntryState, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const looks = {
  open: { tone: 'waiting', icon: HourglassTop },
  uploaded: { tone: 'positive', icon: Mic },
  expired: { tone: 'attention', icon: TimerOff },
  cancelled: { tone: 'neutral', icon: EventBusy },
} as const;

/** The state of an audition: requested until when, handed in, or too late. */
export const AuditionState = ({ entry, now }: { readonly entry: AuditionEntry; readonly now: number }) => {
  const text = useText();
  const state = getEntryState({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, now);
  const isWaiting = state === 'open' || state === 'expired';
  return (
    <>
      <StateChip {...looks[state]} label={text(`auditions.state.${state}`)} />
      {isWaiting && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text('auditions.until')} <DateText instant={entry.deadline} withTime />
        </Typography>
      )}
    </>
  );
};
