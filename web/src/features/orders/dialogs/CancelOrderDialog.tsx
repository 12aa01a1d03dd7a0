import type { OrderView } from '@domain/orders/orders.api.ts';
import { usePayments } from '../../../common/board/useBoard.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly open: boolean;
  readonly order: OrderView;
  readonly onClose: () => void;
}

/** Confirms that an order is cancelled. */
export const CancelOrderDialog = ({ open, order, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const payments = usePayments(order.projectId);
  const isPaidByCard = payments.data?.some(({ provider }) => provider === 'stripe');

  return (
    <ConfirmDialog
      open={open}
      title={text('ordering.cancelTitle')}
      confirmLabel={text('ordering.cancel')}
      cancelLabel={text('ordering.keep')}
      tone="error"
      onConfirm={async (submission) => {
        try {
          await api.orders.updateStatus({ id: order.id }, { state: 'cancelled' }, submission);
          onClose();
        } catch (error) {
          toasts.error(errorText(error));
        }
      }}
      onCancel={onClose}
    >
      {text(order.invoiceId === null ? 'ordering.cancelText' : 'ordering.cancelInvoiced')}
      {isPaidByCard && ` ${text('ordering.cancelByCard')}`}
    </ConfirmDialog>
  );
};
