import type { BookingAct } from '@domain/bookings/fee-parts.ts';
import type { BookingFeeQuote } from '@domain/bookings/bookings.api.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest, type Request } from '../../lib/http/useRequest.ts';

/** Loads what cancelling or moving a booking costs now. Null pauses. */
export const useBookingFee = (requestId: string | null, act: BookingAct): Request<BookingFeeQuote> =>
  useRequest(requestId === null ? null : `${requestId} ${act}`, (signal) =>
    api.bookings.fee({ id: requestId ?? '' }, { act }, { signal }),
  );
