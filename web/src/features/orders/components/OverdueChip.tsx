import Overdue from '@mui/icons-material/ReportProblemOutlined';
import { countDaysOverdue } from '@domain/orders/order-list.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Both `YYYY-MM-DD`, in the agency's zone. */
  readonly dueOn: string;
  readonly today: string;
}

/** How long an invoice has been overdue. */
export const OverdueChip = ({ dueOn, today }: Props) => {
  const text = useText();
  const label = text('orderList.overdueDays', { count: countDaysOverdue(dueOn, today) });
  return <StateChip tone="negative" icon={Overdue} label={label} />;
};
