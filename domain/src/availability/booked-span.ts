import { bookedSlot, type AvailabilityRequest } from './availability.ts';
import { writtenSpan, type Span } from './slot-times.ts';

/** The time that a talent is booked for by a request, cancelled since or not; undefined where nothing was agreed on. */
export const bookedSpan = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): Span | undefined => {
  const booked = bookedSlot(request);
  return booked && writtenSpan(booked.datetime, booked.timeZone);
};
