import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import type { SessionState as State } from '@domain/sessions/sessions.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const LOOK: Readonly<Record<State, { readonly tone: StateTone; readonly icon: typeof EventBusy }>> = {
  planned: { tone: 'positive', icon: EventAvailable },
  cancelled: { tone: 'negative', icon: EventBusy },
  done: { tone: 'neutral', icon: CheckCircle },
};

export const SessionState = ({ state }: { readonly state: State }) => {
  const text = useText();
  return <StateChip {...LOOK[state]} label={text(`sessions.state.${state}`)} />;
};
