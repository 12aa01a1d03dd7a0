import Cancel from '@mui/icons-material/CancelOutlined';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Wait from '@mui/icons-material/ScheduleOutlined';
import type { OrderState } from '@domain/orders/orders.ts';
import type { StateTone } from '../../../components/StateChip.tsx';

export const ORDER_LOOKS: Readonly<
  Record<OrderState, { readonly tone: StateTone; readonly icon: typeof Check }>
> = {
  draft: { tone: 'neutral', icon: Edit },
  received: { tone: 'waiting', icon: Wait },
  confirmed: { tone: 'positive', icon: Check },
  paid: { tone: 'positive', icon: Paid },
  cancelled: { tone: 'negative', icon: Cancel },
};
