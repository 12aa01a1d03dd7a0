import type { ElementType } from 'react';
import Archive from '@mui/icons-material/ArchiveOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import FiberNew from '@mui/icons-material/AutoAwesomeOutlined';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import type { ProjectState } from '@domain/projects/projects.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const looks: Readonly<Record<ProjectState, { readonly tone: StateTone; readonly icon: ElementType }>> = {
  New: { tone: 'neutral', icon: FiberNew },
  Casting: { tone: 'waiting', icon: GraphicEq },
  Booking: { tone: 'attention', icon: EventAvailable },
  Ordered: { tone: 'positive', icon: CheckCircle },
  Closed: { tone: 'neutral', icon: Archive },
};

export const ProjectStateChip = ({ state }: { readonly state: ProjectState }) => {
  const text = useText();
  return <StateChip {...looks[state]} label={text(`projects.state.${state}`)} />;
};
