import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import EventNote from '@mui/icons-material/EventNoteOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { BookingState } from './bookingState.ts';

const LOOK: Readonly<Record<BookingState, { readonly tone: StateTone; readonly icon: typeof EventBusy }>> = {
  notRequested: { tone: 'neutral', icon: HelpOutline },
  optionAsked: { tone: 'waiting', icon: HourglassTop },
  pending: { tone: 'waiting', icon: HourglassTop },
  held: { tone: 'waiting', icon: EventNote },
  optionEnded: { tone: 'neutral', icon: EventBusy },
  moving: { tone: 'waiting', icon: EventRepeat },
  unanswered: { tone: 'attention', icon: EventBusy },
  confirmed: { tone: 'positive', icon: EventAvailable },
  taken: { tone: 'neutral', icon: PersonOff },
  cancelled: { tone: 'negative', icon: EventBusy },
};

export const BookingChip = ({ state }: { readonly state: BookingState }) => {
  const text = useText();
  return <StateChip {...LOOK[state]} label={text(`booking.state.${state}`)} />;
};
