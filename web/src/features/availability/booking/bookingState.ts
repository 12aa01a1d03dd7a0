import { parseSpan } from '@domain/availability/slot-times.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';

/**
 * The state of a role's booking; `optionAsked`: no answer yet; `held`: as an option; `optionEnded`: without a booking; `moving`: booked, other slots offered;
 * `unanswered`: all slots offered have begun.
 */
export type BookingState =
  | 'notRequested'
  | 'optionAsked'
  | 'pending'
  | 'held'
  | 'optionEnded'
  | 'moving'
  | 'unanswered'
  | 'confirmed'
  | 'taken'
  | 'cancelled';

export const hasBegun = (datetime: string, zone: string, now: number): boolean => {
  const span = parseSpan(datetime, zone);
  return span !== undefined && span.from <= now;
};

/** Returns the state of a request at a moment in milliseconds; undefined: no request. */
export const getBookingState = (
  request:
    | Pick<AvailabilityRequest, 'state' | 'timeRanges' | 'timeZone' | 'moving' | 'optionEnd' | 'kind'>
    | undefined,
  now: number,
): BookingState => {
  if (!request) return 'notRequested';
  if (request.state === 'accepted') return 'confirmed';
  if (request.state === 'held') return 'held';
  if (request.state === 'released') return request.optionEnd ? 'optionEnded' : 'taken';
  if (request.state === 'cancelled') return 'cancelled';
  if (request.moving) return 'moving';
  const isOver = request.timeRanges.every(({ datetime }) => hasBegun(datetime, request.timeZone, now));
  if (isOver) return 'unanswered';
  return request.kind === 'option' ? 'optionAsked' : 'pending';
};
