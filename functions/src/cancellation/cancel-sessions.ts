import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { recordAudit } from '../firestore/audit.ts';
import { getReaders, notifySession } from '../mail/notify-session.ts';
import { updateAvailabilityRequest } from '../records/availability-requests.ts';
import { findBookings, unbook } from '../records/calendars.ts';
import { sessionsWithTalent, updateSession } from '../records/recording-sessions.ts';
import { readContacts } from '../records/session-contacts.ts';
import { nextSequence, slotsOfSession } from '../records/session-slots.ts';
import { endSessionAssignment } from '../records/session-assignments.ts';

/** Sessions that are planned and have not begun: what is being recorded stays as it was. */
export const sessionsToCome = (sessions: readonly RecordingSession[]): readonly RecordingSession[] =>
  sessions.filter(({ state, startsAt }) => state === 'planned' && startsAt.toMillis() > Date.now());

interface Options {
  /** Requests that are cancelled as well, which notifies talent and client. */
  readonly cancelledSlots?: ReadonlySet<string>;
  /** Whether the talent is notified; false when the agency excludes them. */
  readonly notifiesTalent?: boolean;
}

const NO_SLOTS: ReadonlySet<string> = new Set();

/** Whose calendars a session is in, and its slots. */
const readSurroundings = async (transaction: Transaction, session: RecordingSession) => ({
  session,
  readers: await getReaders(transaction, session, await readContacts(session.id, transaction)),
  slots: await slotsOfSession(session, transaction),
  ofEngineer: await findBookings(session.engineerId, transaction),
  ofTalent: await findBookings(session.talentId, transaction),
});

/**
 * Prepares the cancellation of sessions; returns the function that writes it. Engineer and talent are free again, the engineer loses
 * access to the talent, and everyone with it in a calendar is notified. An accepted slot stays booked, unless cancelled as well.
 */
export const prepareSessionCancellation = async (
  transaction: Transaction,
  sessions: readonly RecordingSession[],
  by: Parameters<typeof recordAudit>[1],
  { cancelledSlots = NO_SLOTS, notifiesTalent = true }: Options = {},
): Promise<() => readonly RecordingSession[]> => {
  const all: Awaited<ReturnType<typeof readSurroundings>>[] = [];
  for (const session of sessions) all.push(await readSurroundings(transaction, session));
  return () =>
    all.map(({ session, readers, slots, ofEngineer, ofTalent }) => {
      const { id, agencyId, engineerId, talentId, state } = session;
      const kept = slots.filter((slot) => !cancelledSlots.has(slot.id));
      const now = Timestamp.now();
      const calendarSequence = nextSequence(session, kept);
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
      for (const slot of kept)
        updateAvailabilityRequest(transaction, slot, {
          sessionId: null,
          sessionCancelled: true,
          revision: calendarSequence,
          updatedAt: now,
        });
      // Emails about the slots tell both of them.
      const isToldOfSlots = cancelledSlots.size > 0 && kept.length === 0;
      const view = readers.filter(
        ({ kind }) =>
          (kind !== 'talent' || (notifiesTalent && !isToldOfSlots)) && (kind !== 'asker' || !isToldOfSlots),
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

/** The same of every session with a talent whom an agency keeps out from now on, and tells nothing more. */
export const prepareSessionsEnd = async (
  transaction: Transaction,
  { agencyId, talentId }: Pick<RecordingSession, 'agencyId' | 'talentId'>,
  by: Parameters<typeof recordAudit>[1],
): Promise<() => void> =>
  prepareSessionEnd(await sessionsWithTalent(agencyId, talentId, transaction), transaction, by, {
    notifiesTalent: false,
  });
