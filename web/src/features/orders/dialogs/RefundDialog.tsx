import { getRefundable } from '@domain/orders/order-credits.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { refundSchema } from '@domain/orders/orders.schema.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly order: Pick<OrderView, 'id' | 'state' | 'total' | 'paid' | 'currency'>;
  readonly onClose: () => void;
}

/** Money that went back to the client: all that is to be refunded, today by the agency's clock, unless something else is typed. */
export const RefundDialog = ({ order, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay();
  const { locale } = useLocale();
  const { id, currency } = order;
  const amount = getRefundable(order);

  return (
    <FormDialog
      draft={`refund.${id}`}
      title={text('ordering.refund')}
      lead={text('ordering.refundLead', { amount: formatMoney(amount, currency, locale) })}
      initial={{ amount, refundedOn: today(), reference: '' }}
      schema={refundSchema}
      submitLabel={text('ordering.refund')}
      onSubmit={(values, submission) => api.orders.recordRefund({ id }, values, submission)}
      onClose={onClose}
    >
      <FormMoney name="amount" label={text('ordering.amount')} currency={currency} />
      <FormDay name="refundedOn" label={text('ordering.refundedOn')} />
      <FormTextField name="reference" label={text('ordering.paymentReference')} />
    </FormDialog>
  );
};
