import { bookedSlot, type AvailabilityRequest } from './availability.ts';
import { slotSpan, type Span } from './slot-times.ts';
import { readSlot } from './slots.ts';

/** The time that a talent is booked for by a request, cancelled since or not; undefined where nothing was agreed on. */
export const bookedSpan = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): Span | undefined => {
  const booked = bookedSlot(request);
  const slot = booked && readSlot(booked.datetime);
  return slot && slotSpan(slot, booked.timeZone);
};
