import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturb from '@mui/icons-material/DoNotDisturbOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const STATES: Readonly<Record<ReviewStatus, { tone: StateTone; icon: typeof CheckCircle }>> = {
  pending: { tone: 'waiting', icon: Hourglass },
  approved: { tone: 'positive', icon: CheckCircle },
  rejected: { tone: 'negative', icon: DoNotDisturb },
};

/** A demo's review state. */
export const DemoState = ({ demo }: { readonly demo: Demo }) => {
  const text = useText();
  const { tone, icon } = STATES[demo.reviewStatus];
  return <StateChip tone={tone} icon={icon} label={text(`ownDemos.${demo.reviewStatus}`)} />;
};
