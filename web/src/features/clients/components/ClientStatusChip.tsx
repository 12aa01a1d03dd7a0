import type { ElementType } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { ValidationStatus } from '@domain/access/roles.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const LOOKS: Readonly<Record<ValidationStatus, { readonly tone: StateTone; readonly icon: ElementType }>> = {
  PENDING: { tone: 'waiting', icon: Schedule },
  ACCEPTED: { tone: 'positive', icon: CheckCircle },
  REJECTED: { tone: 'negative', icon: Block },
};

export const ClientStatusChip = ({ status }: { readonly status: ValidationStatus }) => {
  const text = useText();
  return <StateChip {...LOOKS[status]} label={text(`clients.status.${status}`)} />;
};
