import type { OrderView } from '@domain/orders/orders.api.ts';
import { isDiscount } from '@domain/orders/order-credits.ts';
import { strictObject } from '@domain/messages/yup.ts';
import { title } from '@domain/values/names.ts';
import { amount } from '@domain/values/whole-number.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const schema = strictObject({ amount: amount(), reason: title().required() });

interface Props {
  readonly order: Pick<OrderView, 'id' | 'extras' | 'currency' | 'state'>;
  readonly onClose: () => void;
}

/** A discount with its reason, until the order is confirmed; 0 removes it. */
export const DiscountDialog = ({ order: { id, extras, currency, state }, onClose }: Props) => {
  const text = useText();
  const current = extras.find(isDiscount);

  return (
    <FormDialog
      draft={`discount.${id}`}
      title={text('ordering.discount')}
      lead={text(state === 'draft' ? 'ordering.discountLead' : 'ordering.discountChange')}
      initial={{ amount: current ? -current.amount : 0, reason: current?.label ?? '' }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={({ amount: discount, reason }, submission) => {
        const charges = extras.filter((extra) => !isDiscount(extra));
        const discounts = discount === 0 ? [] : [{ label: reason, amount: -discount }];
        return api.orders.setExtras({ id }, { extras: [...charges, ...discounts] }, submission);
      }}
      onClose={onClose}
    >
      <FormMoney
        name="amount"
        label={text('ordering.discountAmount')}
        currency={currency}
        helperText={current ? text('ordering.removeDiscount') : ''}
      />
      <FormTextField name="reason" label={text('ordering.discountReason')} />
    </FormDialog>
  );
};
