import type { ElementType } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { EnquiryState } from '@domain/enquiries/enquiries.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const LOOKS: Readonly<Record<EnquiryState, readonly [StateTone, ElementType]>> = {
  new: ['attention', MarkEmailUnread],
  answered: ['positive', CheckCircle],
  closed: ['neutral', Inventory],
};

/** Whether a message waits, is answered or is closed. */
export const EnquiryStateChip = ({ state }: { readonly state: EnquiryState }) => {
  const text = useText();
  const [tone, icon] = LOOKS[state];
  return <StateChip tone={tone} icon={icon} label={text(`enquiries.state.${state}`)} />;
};
