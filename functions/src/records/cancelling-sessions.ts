import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { recordAudit } from '../firestore/audit.ts';
import { getReaders, notifySession } from '../mail/notify-session.ts';
import { readAvailabilityRequest, updateAvailabilityRequest } from './availability-requests.ts';
import { findBookings, unbook } from './calendars.ts';
import { sessionsWithTalent, updateSession } from './recording-sessions.ts';
import { readContacts } from './session-contacts.ts';
import { endSessionAssignment } from './session-assignments.ts';

/** Planned sessions that haven't begun; those in progress stay unchanged. */
export const sessionsToCome = (sessions: readonly RecordingSession[]): readonly RecordingSession[] =>
  sessions.filter(({ state, startsAt }) => state === 'planned' && startsAt.toMillis() > Date.now());

interface Options {
  /** Whether to cancel the slots too, which notifies talent and client. */
  readonly withSlots?: boolean;
  /** False when the agency excludes the talent. */
  readonly notifiesTalent?: boolean;
}

/** Participants' calendars of a session, and its slot. */
const readSurroundings = async (transaction: Transaction, session: RecordingSession) => ({
  session,
  readers: await getReaders(transaction, session, await readContacts(session.id, transaction)),
  booking:
    session.bookingId === null ? undefined : await readAvailabilityRequest(session.bookingId, transaction),
  ofEngineer: await findBookings(session.engineerId, transaction),
  ofTalent: await findBookings(session.talentId, transaction),
});

const isOfSlot = ({ id }: RecordingSession, booking: AvailabilityRequest | undefined): boolean =>
  booking?.sessionId === id;

/**
 * Prepares the cancellation of sessions; returns the function that writes it. Frees engineer and talent, revokes the engineer's
 * access to the talent, and notifies participants. Accepted slots stay booked, unless `withSlots`.
 */
export const prepareSessionCancellation = async (
  transaction: Transaction,
  sessions: readonly RecordingSession[],
  by: Parameters<typeof recordAudit>[1],
  { withSlots = false, notifiesTalent = true }: Options = {},
): Promise<() => readonly RecordingSession[]> => {
  const all: Awaited<ReturnType<typeof readSurroundings>>[] = [];
  for (const session of sessions) all.push(await readSurroundings(transaction, session));
  return () =>
    all.map(({ session, readers, booking, ofEngineer, ofTalent }) => {
      const { id, agencyId, engineerId, talentId, state } = session;
      const slot = !withSlots && isOfSlot(session, booking) ? booking : undefined;
      const now = Timestamp.now();
      const calendarSequence = (slot ? slot.revision : session.calendarSequence) + 1;
      const change = {
        state: 'cancelled',
        revision: session.revision + 1,
        calendarSequence,
        updatedAt: now,
      } as const;
      updateSession(transaction, id, change);
      if (id in ofEngineer) unbook(transaction, engineerId, id);
      if (id in ofTalent) unbook(transaction, talentId, id);
      endSessionAssignment(transaction, session);
      if (slot)
        updateAvailabilityRequest(transaction, slot, {
          sessionId: null,
          sessionCancelled: true,
          revision: calendarSequence,
          updatedAt: now,
        });
      const view = readers.filter(
        ({ kind }) =>
          (kind !== 'talent' || (notifiesTalent && !withSlots)) && (kind !== 'asker' || !withSlots),
      );
      notifySession(transaction, { ...session, ...change }, view, 'cancelled');
      recordAudit(transaction, by, {
        agencyId,
        action: 'sessions.cancel',
        subject: `recordingSessions/${id}`,
        before: { state },
        after: { state: 'cancelled' },
      });
      return { ...session, ...change };
    });
};

/** Prepares the permanent end of sessions: future ones without a slot are cancelled (others end with their slot), and engineers lose access to the talent. */
export const prepareSessionEnd = async (
  sessions: readonly RecordingSession[],
  transaction: Transaction,
  by: Parameters<typeof recordAudit>[1],
  options?: Options,
): Promise<() => void> => {
  const free = sessionsToCome(sessions).filter(({ bookingId }) => bookingId === null);
  const cancel = await prepareSessionCancellation(transaction, free, by, options);
  return () => {
    cancel();
    for (const session of sessions)
      if (session.state !== 'cancelled' && !free.includes(session))
        endSessionAssignment(transaction, session);
  };
};

/** Prepares the end of all sessions with an excluded talent, without notifications. */
export const prepareSessionsEnd = async (
  transaction: Transaction,
  { agencyId, talentId }: Pick<RecordingSession, 'agencyId' | 'talentId'>,
  by: Parameters<typeof recordAudit>[1],
): Promise<() => void> =>
  prepareSessionEnd(await sessionsWithTalent(agencyId, talentId, transaction), transaction, by, {
    notifiesTalent: false,
  });
