import { bookedSlot, type AvailabilityRequest } from './availability.ts';
import { writtenSpan, type Span } from './slot-times.ts';

/** Returns the booked time of a request, even if cancelled since; undefined without an agreed slot. */
export const bookedSpan = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): Span | undefined => {
  const booked = bookedSlot(request);
  return booked && writtenSpan(booked.datetime, booked.timeZone);
};

/** Returns a talent's bookings for roles of a casting in exactly this slot: one recording can be for all of them. */
export const bookingsInSlot = <
  Request extends Parameters<typeof bookedSpan>[0] & { readonly castingId: string },
>(
  requests: readonly Request[],
  castingId: string,
  { from, to }: Span,
): readonly Request[] =>
  requests.filter((request) => {
    const slot = bookedSpan(request);
    return request.castingId === castingId && slot?.from === from && slot.to === to;
  });
