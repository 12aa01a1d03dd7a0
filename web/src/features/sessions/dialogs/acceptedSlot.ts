import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';

/** Returns whether a session's time leaves its accepted slot, as far as it is entered. */
export const isOutside = ({ startsAt, endsAt }: Partial<SessionForm>, { from, to }: Span): boolean =>
  (!!startsAt && Date.parse(startsAt) < from) || (!!endsAt && Date.parse(endsAt) > to);

/** Returns the accepted slot of a session with one role, live; undefined: none, or not loaded. */
export const useAcceptedSlot = (
  { bookingId, roles }: Pick<RecordingSession, 'bookingId' | 'roles'>,
  isWanted: boolean,
): Span | undefined => {
  const isOne = (roles?.length ?? 1) === 1;
  const path = isWanted && isOne && bookingId ? `availabilityRequests/${bookingId}` : null;
  const { data } = useLiveDoc<AvailabilityRequest>(path);
  return data ? getBookedSpan(data) : undefined;
};
