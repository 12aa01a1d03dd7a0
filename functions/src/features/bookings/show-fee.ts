import { getVoicePart, getFeeTotal } from '@domain/bookings/fee-parts.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readAvailabilityRequest } from '../../work/collections/availability-requests.ts';
import type { Operation } from '../../work/operation.ts';
import { readFeeNow } from '../../common/bookings/quote-fee.ts';

const toIso = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** Returns what cancelling or moving a booking costs now. */
export const showBookingFee: Operation<'bookings.fee'> = async ({
  caller,
  params: { id },
  query: { act },
}) => {
  const request = requireVisible(caller, 'availabilityRequests', await readAvailabilityRequest(id));
  const { currency, fee, notice, basis } = await readFeeNow(request, act);

  return {
    currency,
    voice: fee ? getVoicePart(fee) : null,
    studio: fee?.studio ?? 0,
    total: fee ? getFeeTotal(fee) : null,
    step: notice.step,
    freeUntil: toIso(notice.freeUntil),
    risesAt: toIso(notice.risesAt),
    moveDays: basis?.terms.moveDays ?? 0,
    excuses: basis?.terms.excuses ?? [],
  };
};
