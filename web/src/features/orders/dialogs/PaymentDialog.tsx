import { number, object, string } from 'yup';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { api } from '../../../lib/http/api.ts';

const schema = object({
  amount: number().integer().min(1).required(),
  receivedOn: string().required(),
  reference: string().max(120).default(''),
});

interface Props {
  readonly order: Pick<OrderView, 'id' | 'total' | 'paid' | 'currency'>;
  readonly onClose: () => void;
}

/** Money that came in: all that is open, today by the agency's clock, unless something else is typed. */
export const PaymentDialog = ({ order: { id, total, paid, currency }, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay();
  const { locale } = useLocale();
  const open = total - paid;

  return (
    <FormDialog<EndpointBody<Api['orders.recordPayment']>>
      draft={`payment.${id}`}
      title={text('ordering.recordPayment')}
      lead={text('ordering.paymentLead', { open: formatMoney(open, currency, locale) })}
      initial={{ amount: open, receivedOn: today(), reference: '' }}
      schema={schema}
      submitLabel={text('ordering.recordPayment')}
      onSubmit={(values, submission) => api.orders.recordPayment({ id }, values, submission)}
      onClose={onClose}
    >
      <FormMoney name="amount" label={text('ordering.amount')} currency={currency} />
      <FormDay name="receivedOn" label={text('ordering.receivedOn')} />
      <FormTextField name="reference" label={text('ordering.paymentReference')} />
    </FormDialog>
  );
};
