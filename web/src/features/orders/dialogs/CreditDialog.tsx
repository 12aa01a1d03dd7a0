import type { OrderView } from '@domain/orders/orders.api.ts';
import { creditSchema } from '@domain/orders/orders.schema.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly order: Pick<OrderView, 'id' | 'net' | 'currency'>;
  readonly onCredited: () => void;
  readonly onClose: () => void;
}

/** Credits a part of an invoice, with its reason on the credit note. */
export const CreditDialog = ({ order: { id, net, currency }, onCredited, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();

  return (
    <FormDialog
      draft={`credit.${id}`}
      title={text('ordering.credit')}
      lead={text('ordering.creditLead', { most: formatMoney(net - 1, currency, locale) })}
      initial={{ net: 0, reason: '', fees: [] }}
      schema={creditSchema}
      submitLabel={text('ordering.credit')}
      onSubmit={async (values, submission) => {
        await api.orders.credit({ id }, values, submission);
        toasts.success(text('ordering.creditDone'));
        onCredited();
      }}
      onClose={onClose}
    >
      <FormMoney name="net" label={text('ordering.creditNet')} currency={currency} mayBeEmpty />
      <FormTextField name="reason" label={text('ordering.discountReason')} />
    </FormDialog>
  );
};
