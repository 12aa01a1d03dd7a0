import Button from '@mui/material/Button';
import { isAllowed, STAFF } from '@domain/transitions.ts';
import type { OrderRow } from '@domain/orders/order-list.ts';
import { orderTransitions } from '@domain/orders/transitions.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';

/** Two buttons fit into a cell, also in Spanish. */
const SLIM = { paddingInline: 0.75, minWidth: 0 } as const;

/** What the list does with orders. */
export interface OrderWork {
  /** `YYYY-MM-DD`, by the agency's clock. */
  readonly today: string;
  readonly onPay: (order: OrderRow) => void;
  readonly onReminded: () => void;
}

interface Props {
  readonly order: OrderRow;
  readonly work: OrderWork;
}

/** What staff do about an unpaid invoice: send a reminder, record a payment. */
export const OrderRowActions = ({ order, work: { today, onPay, onReminded } }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const { id, state, invoice, open, isOverdue, remindedOn } = order;
  if (!invoice || open === 0) return null;

  const { number } = invoice;
  const isRemindedToday = remindedOn === today;

  return (
    <Row isOneLine gap={0.25}>
      {isAllowed(orderTransitions.recordPayment, state, STAFF) && (
        <Button
          size="small"
          sx={SLIM}
          aria-label={text('orderList.payFor', { number })}
          onClick={() => onPay(order)}
        >
          {text('ordering.recordPayment')}
        </Button>
      )}
      {isOverdue && isAllowed(orderTransitions.remind, state, STAFF) && (
        <SendButton
          size="small"
          sx={SLIM}
          disabled={isRemindedToday}
          aria-label={text(isRemindedToday ? 'orderList.remindedTodayFor' : 'orderList.remindFor', {
            number,
          })}
          {...(remindedOn ? { title: text('orderList.remindedOn', { day: dates.day(remindedOn) }) } : {})}
          onSend={async (submission) => {
            await api.orders.remind({ id }, submission);
            toasts.success(text('orderList.reminded', { number }));
            onReminded();
          }}
        >
          {text(isRemindedToday ? 'orderList.remindedToday' : 'orderList.remind')}
        </SendButton>
      )}
    </Row>
  );
};
