import type { OrderView } from '@domain/orders/orders.api.ts';
import { creditFormSchema } from '@domain/orders/orders.schema.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { CreditedFees } from '../components/CreditedFees.tsx';

interface Props {
  readonly order: Pick<OrderView, 'id' | 'net' | 'currency' | 'agencyId' | 'projectId'>;
  readonly onCredited: () => void;
  readonly onClose: () => void;
}

interface Values {
  net: number;
  reason: string;
  /** Gross, by talent. */
  feeOf: Record<string, number | null>;
}

const INITIAL: Values = { net: 0, reason: '', feeOf: {} };

/** Credits a part of an invoice, with its reason on the credit note, and the fees of talents that go with it. */
export const CreditDialog = ({ order, onCredited, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { id, net: most, currency } = order;

  return (
    <FormDialog
      draft={`credit.${id}`}
      title={text('ordering.credit')}
      lead={text('ordering.creditLead', { most: formatMoney(most - 1, currency, locale) })}
      initial={INITIAL}
      schema={creditFormSchema}
      submitLabel={text('ordering.credit')}
      onSubmit={async ({ net, reason, feeOf }, submission) => {
        const fees = Object.entries(feeOf).flatMap(([talentId, amount]) =>
          amount ? [{ talentId, amount }] : [],
        );
        await api.orders.credit({ id }, { net, reason, fees }, submission);
        toasts.success(text('ordering.creditDone'));
        onCredited();
      }}
      onClose={onClose}
    >
      <FormMoney name="net" label={text('ordering.creditNet')} currency={currency} mayBeEmpty />
      <FormTextField name="reason" label={text('ordering.discountReason')} />
      <Disclosure label={text('ordering.creditFees')}>{() => <CreditedFees order={order} />}</Disclosure>
    </FormDialog>
  );
};
