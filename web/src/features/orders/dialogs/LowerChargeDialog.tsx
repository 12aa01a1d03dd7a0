import { object } from 'yup';
import type { Order } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { wholeNumber } from '@domain/values/whole-number.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly order: Pick<Order, 'id' | 'net' | 'currency'>;
  readonly onClose: () => void;
}

/** Lowers a charge before it is confirmed. */
export const LowerChargeDialog = ({ order: { id, net, currency }, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();

  return (
    <FormDialog
      draft={`charge.${id}`}
      title={text('charges.lowerTitle')}
      lead={text('charges.lowerLead', { total: formatMoney(net, currency, locale) })}
      initial={{ net }}
      schema={object({ net: wholeNumber().min(1).max(net).required() })}
      submitLabel={text('charges.lower')}
      onSubmit={async (values, submission) => {
        await api.bookings.lowerCharge({ id }, values, submission);
        toasts.success(text('charges.lowered'));
      }}
      onClose={onClose}
    >
      <FormMoney name="net" label={text('charges.lowerNet')} currency={currency} />
    </FormDialog>
  );
};
