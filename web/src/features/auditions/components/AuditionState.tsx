import Drafts from '@mui/icons-material/DraftsOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getRequestStage } from '@domain/auditions/request-stage.ts';
import { DueDate } from '../../../components/DueDate.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

const looks = {
  open: { tone: 'waiting', icon: HourglassTop },
  opened: { tone: 'waiting', icon: Drafts },
  confirmed: { tone: 'positive', icon: EventAvailable },
  declined: { tone: 'negative', icon: PersonOff },
  uploaded: { tone: 'positive', icon: Mic },
  held: { tone: 'attention', icon: Hearing },
  expired: { tone: 'attention', icon: TimerOff },
  cancelled: { tone: 'neutral', icon: EventBusy },
} as const;

interface Props {
  readonly entry: AuditionEntry;
  readonly now: number;
  /** Whether its take waits for the agency. */
  readonly isHeld?: boolean;
}

/** The state of an audition: requested until when, answered, submitted, or late. */
export const AuditionState = ({ entry, now, isHeld = false }: Props) => {
  const text = useText();
  const state = isHeld ? 'held' : getRequestStage(entry, now);
  const isWaiting = state !== 'uploaded' && state !== 'held' && state !== 'cancelled' && state !== 'declined';

  return (
    <>
      <StateChip {...looks[state]} label={text(`auditions.state.${state}`)} />
      {isWaiting && (
        <Muted variant="caption">
          {text('auditions.until')} <DueDate instant={entry.deadline} />
        </Muted>
      )}
    </>
  );
};
