import { Timestamp } from 'firebase-admin/firestore';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { joinSlots } from '@domain/availability/join-slots.ts';
import { getCalendarId, getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { getRoleFields } from '../../work/collections/session-roles.ts';
import { getNextSequence, findSessionSlots } from '../../work/collections/session-slots.ts';
import type { Work } from '../../work/unit/work.ts';
import type { Author } from '../../work/unit/audit.ts';

/** Continues a session without cancelled roles and notifies its people. False, writing nothing, without remaining roles or slots covering its time. */
export const dropRoles = async (
  work: Work,
  session: RecordingSession,
  cancelled: ReadonlySet<string>,
  by: Author,
): Promise<boolean> => {
  const { id, agencyId } = session;
  const left = getSessionRoles(session).filter(
    ({ bookingId }) => bookingId === null || !cancelled.has(bookingId),
  );
  if (left.length === 0) return false;

  const all = await findSessionSlots(session, work);
  const slots = all.filter((slot) => !cancelled.has(slot.id));
  const whole = joinSlots(slots.flatMap((slot) => getBookedSpan(slot) ?? []));
  const span = { from: session.startsAt.toMillis(), to: session.endsAt.toMillis() };
  const isCovered = whole !== undefined && whole.from <= span.from && span.to <= whole.to;
  if (slots.length > 0 && !isCovered) return false;

  const readers = await getReaders(work, session, await readContacts(id, work));
  const now = Timestamp.now();

  const change = {
    ...getRoleFields(session, left),
    revision: session.revision + 1,
    // Calendars get the cancelled slot's entry with the number before.
    calendarSequence: getNextSequence(session, all) + 1,
    calendarId: getCalendarId(session),
    updatedAt: now,
  };

  work.updateById(recordingSessions, id, change);
  for (const slot of slots) work.update(slot, { revision: change.calendarSequence, updatedAt: now });
  notifySession(work, { ...session, ...change }, readers, 'changed');

  work.audit(
    { subject: `recordingSessions/${id}`, agencyId },
    { character: session.character, roles: session.roles ?? null },
    { character: change.character, roles: change.roles },
    { action: 'sessions.update', by },
  );

  return true;
};
