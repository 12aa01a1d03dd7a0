import { getTotal, type Offer } from '../availability/offers.ts';
import { requireExact, sumAmounts, takeShare } from '../pricing/whole-numbers.ts';
import type { NoticeStep } from './booking-terms.ts';
import { addCommission, NO_FEE, type BookingAct, type BookingBasis, type BookingFee } from './fee-parts.ts';

const takePercent = (amount: number, percent: number): number => takeShare(amount, percent, 100);

type Agreed = Pick<Offer, 'payments' | 'session' | 'minimum'>;

/** Returns a share of the talent's fee for the session, with the supplement to the minimum. */
export const takeSessionShare = ({ session = 0, minimum = 0 }: Agreed, percent: number): number =>
  takePercent(session + minimum, percent);

/**
 * Returns what ending or moving a booking costs at a step of notice; undefined where the offer has no price. A move costs nothing of the
 * fee for use, because the recording takes place.
 */
export const computeBookingFee = (
  offer: Offer,
  { commission, studio }: Pick<BookingBasis, 'commission' | 'studio'>,
  step: NoticeStep | null,
  act: BookingAct,
): BookingFee | undefined => {
  if (!step) return NO_FEE;

  const keptStudio = step.studio === 'keep' ? studio : 0;
  const usagePercent = act === 'cancel' ? step.usagePercent : 0;
  if (step.sessionPercent === 0 && usagePercent === 0) return { ...NO_FEE, studio: keptStudio };
  if (getTotal(offer) === undefined) return undefined;

  const payments = offer.payments.map(({ talentTotalPayment }) => talentTotalPayment);
  const used = sumAmounts([...payments, offer.exclusivity ?? 0]);
  const usage = takePercent(used, usagePercent);
  const earned = requireExact(takeSessionShare(offer, step.sessionPercent) + usage);
  return addCommission({ earned, usage, studio: keptStudio }, commission);
};
