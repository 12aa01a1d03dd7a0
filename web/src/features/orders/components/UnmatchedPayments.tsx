import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { PaymentEvent } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

/** Stripe payments that name this order but couldn't be counted; staff only. */
export const UnmatchedPayments = ({ order }: { readonly order: OrderView }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const events = useLiveCollection<PaymentEvent>({
    collection: 'paymentEvents',
    where: { agencyId: order.agencyId, orderId: order.id },
  });

  return events.data?.map(({ id, outcome, amount, currency, reference, at }) =>
    amount === null || currency === null || outcome === 'applied' || outcome === 'noted' ? null : (
      <Alert key={id} severity="warning">
        <AlertTitle>
          {text('ordering.unmatched', { amount: formatMoney(amount, currency, locale) })}
        </AlertTitle>
        {text(`ordering.unmatched.${outcome}`)} {dates.full(at)} {reference}
      </Alert>
    ),
  );
};
