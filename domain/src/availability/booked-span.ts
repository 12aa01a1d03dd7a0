import { getBookedSlot, type AvailabilityRequest } from './availability.ts';
import { parseSpan, type Span } from './slot-times.ts';

/** Returns the booked time of a request, even if cancelled since; undefined without an agreed slot. */
export const getBookedSpan = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): Span | undefined => {
  const booked = getBookedSlot(request);
  return booked && parseSpan(booked.datetime, booked.timeZone);
};

/** Returns a talent's bookings for roles of a casting in exactly this slot: one recording can be for all of them. */
export const filterBookingsInSlot = <
  Request extends Parameters<typeof getBookedSpan>[0] & { readonly castingId: string },
>(
  requests: readonly Request[],
  castingId: string,
  { from, to }: Span,
): readonly Request[] =>
  requests.filter((request) => {
    const slot = getBookedSpan(request);
    return request.castingId === castingId && slot?.from === from && slot.to === to;
  });
