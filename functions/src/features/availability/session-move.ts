import { Timestamp } from 'firebase-admin/firestore';
import type { AgreedSlot, AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { getSessionSlots, type RecordingSession } from '@domain/sessions/sessions.ts';
import { getReaders, notifyChange } from '../../outgoing/mail/notify-session.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readSession, recordingSessions } from '../../work/collections/recording-sessions.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { getNextSequence } from '../../work/collections/session-slots.ts';
import type { Work } from '../../work/unit/work.ts';
import { toSpan } from './ranges.ts';

interface SessionMove {
  readonly session: RecordingSession;
  readonly startsAt: Timestamp;
  readonly endsAt: Timestamp;
}

/** Returns where a request's session moves with another slot: to the same place in it. 409: several slots, or the engineer is busy. */
export const computeSessionMove = async (
  request: AvailabilityRequest,
  slot: AgreedSlot,
  work: Work,
): Promise<SessionMove | undefined> => {
  const session = request.sessionId ? await readSession(request.sessionId, work) : undefined;
  const booked = getBookedSpan(request);
  if (!session || !booked) return undefined;
  if (getSessionSlots(session).length > 1) throw new AppError(409, 'availability.sharedSession');

  const shift = toSpan(slot, slot.timeZone).from - booked.from;
  const [from, to] = [session.startsAt.toMillis() + shift, session.endsAt.toMillis() + shift];
  if (isBooked(await findBookings(session.engineerId, work), { from, to }, [session.id]))
    throw new AppError(409, 'session.engineerBusy');

  return { session, startsAt: Timestamp.fromMillis(from), endsAt: Timestamp.fromMillis(to) };
};

/** Moves a session with its slot and notifies everyone who takes part. Returns its number in calendars, for the slot. */
export const moveSession = async (
  work: Work,
  request: AvailabilityRequest,
  { session, startsAt, endsAt }: SessionMove,
): Promise<number> => {
  const readers = await getReaders(work, session, await readContacts(session.id, work));
  const calendarSequence = getNextSequence(session, [request]);
  const revision = session.revision + 1;
  const change = { startsAt, endsAt, revision, calendarSequence, updatedAt: Timestamp.now() };

  work.updateById(recordingSessions, session.id, change);
  notifyChange(work, { ...session, ...change }, { before: readers, after: readers });

  work.audit(
    { subject: `recordingSessions/${session.id}`, agencyId: session.agencyId },
    { startsAt: session.startsAt, endsAt: session.endsAt },
    { startsAt, endsAt },
    { action: 'sessions.update' },
  );

  return calendarSequence;
};
