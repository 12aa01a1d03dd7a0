import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSessionSlots, type RecordingSession } from '@domain/sessions/sessions.ts';
import { readAvailabilityRequest } from './availability-requests.ts';
import type { Work } from '../unit/work.ts';

/** Returns the accepted slots that a session takes place in, its first role's first; none once it is cancelled. */
export const findSessionSlots = async (
  session: RecordingSession,
  work: Work,
): Promise<readonly AvailabilityRequest[]> => {
  const slots = await Promise.all(getSessionSlots(session).map((id) => readAvailabilityRequest(id, work)));
  return slots.flatMap((slot) => (slot?.sessionId === session.id ? [slot] : []));
};

/** Returns the next sequence number in calendars, above that of every entry of the slots. */
export const getNextSequence = (
  { calendarSequence }: Pick<RecordingSession, 'calendarSequence'>,
  slots: readonly Pick<AvailabilityRequest, 'revision'>[],
): number => Math.max(calendarSequence, ...slots.map(({ revision }) => revision)) + 1;
