import { bookedSlot, type AvailabilityRequest } from './availability.ts';
import { writtenSpan, type Span } from './slot-times.ts';

/** Returns the booked time of a request, even if cancelled since; undefined without an agreed slot. */
export const bookedSpan = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): Span | undefined => {
  const booked = bookedSlot(request);
  return booked && writtenSpan(booked.datetime, booked.timeZone);
};
