import type { Delivery, Revision } from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';

const Note = ({ children }: { readonly children: string }) => <Muted>{children}</Muted>;

/** When an unanswered delivery counts as accepted, or that it did. */
export const AcceptanceText = ({
  delivery: { state, acceptsAt, acceptedBy },
}: {
  readonly delivery: Delivery;
}) => {
  const text = useText();
  const dates = useDates();
  if (state === 'delivered' && acceptsAt)
    return <Note>{text('deliveries.acceptsAt', { day: dates.date(acceptsAt) })}</Note>;
  return state === 'accepted' && acceptedBy === null ? <Note>{text('deliveries.lapsed')}</Note> : null;
};

/** Whose change a revision is, and what it costs. */
export const PickupText = ({
  revision: { cause },
  pickup,
}: {
  readonly revision: Revision;
  readonly pickup: DeliveryPlan['pickup'];
}) => {
  const text = useText();
  const { locale } = useLocale();
  if (cause !== 'client') return null;
  const cost = pickup && formatMoney(pickup.amount, pickup.currency, locale);
  return <Note>{cost ? text('deliveries.pickup', { cost }) : text('deliveries.pickupUnpriced')}</Note>;
};

/** What a change by the client will cost. */
export const PickupHint = ({ pickup }: { readonly pickup: DeliveryPlan['pickup'] }) => {
  const text = useText();
  const { locale } = useLocale();
  if (!pickup) return null;
  const cost = formatMoney(pickup.amount, pickup.currency, locale);
  return <Note>{text('deliveries.pickupHint', { cost })}</Note>;
};
