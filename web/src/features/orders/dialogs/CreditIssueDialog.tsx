import { object } from 'yup';
import type { Serialised } from '@domain/contract.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { OrderIssue } from '@domain/orders/orders.ts';
import { getOrderStage } from '@domain/orders/transitions.ts';
import { formatMoney } from '@domain/values/money.ts';
import { AMOUNT_MAX, wholeNumber } from '@domain/values/whole-number.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { getRolePrice } from '../data/getRolePrice.ts';

interface Props {
  readonly order: OrderView;
  readonly issue: Serialised<OrderIssue>;
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

const schema = object({
  net: wholeNumber().min(1).max(AMOUNT_MAX).required(),
  fee: wholeNumber().min(0).max(AMOUNT_MAX).required(),
});

/** Credits what a cancelled booking costs in its order, or another amount. */
export const CreditIssueDialog = ({ order, issue, onSettled, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { id, currency, net: most } = order;
  const isDiscount = getOrderStage(order) === 'received';
  const { net, fee } = getRolePrice(order.price, issue);

  return (
    <FormDialog
      draft={`settle.${id}.${issue.id}`}
      title={text('ordering.settle.creditTitle', { character: issue.character })}
      lead={text(isDiscount ? 'ordering.settle.discountLead' : 'ordering.settle.creditLead', {
        most: formatMoney(most, currency, locale),
      })}
      initial={{ net: Math.min(net, Math.max(0, most - 1)), fee: isDiscount ? 0 : fee }}
      schema={schema}
      submitLabel={text('ordering.settle.credit')}
      onSubmit={async (values, submission) => {
        const credit = { outcome: 'credit', ...values } as const;
        await api.orders.settlePoint({ id, pointId: issue.id }, credit, submission);
        toasts.success(text(isDiscount ? 'ordering.settle.discounted' : 'ordering.creditDone'));
        onSettled();
      }}
      onClose={onClose}
    >
      <FormMoney name="net" label={text('ordering.creditNet')} currency={currency} />
      {!isDiscount && (
        <FormMoney
          name="fee"
          label={text('ordering.settle.fee', { talent: issue.talent })}
          currency={currency}
        />
      )}
    </FormDialog>
  );
};
