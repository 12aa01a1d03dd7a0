import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact, RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { getReaders, notifyChange } from '../../mail/notify-session.ts';
import { notifySigners } from '../../mail/notify-signers.ts';
import type { Operation } from '../../operation.ts';
import { readAvailabilityRequest, updateAvailabilityRequest } from '../../records/availability-requests.ts';
import { prepareSessionCancellation } from '../../records/cancelling-sessions.ts';
import { book, findBookings, isBooked, unbook } from '../../records/calendars.ts';
import { readReport, readReportInvite, setSigners, updateReport } from '../../records/session-reports.ts';
import { readSession, updateSession } from '../../records/recording-sessions.ts';
import { getNames, readContacts, setContacts } from '../../records/session-contacts.ts';
import { assignToSession, endSessionAssignment } from '../../records/session-assignments.ts';
import { refuseChange, refuseWhen } from './change-rights.ts';
import { namedEngineer } from './choose-engineer.ts';
import { refuseOutside } from './chosen-voice.ts';
import { getParticipants, presentSession } from './participants.ts';
import { forgottenSigners, peopleToSign, replaceSigners } from './signers.ts';

interface Reachable {
  readonly session: RecordingSession;
  readonly contacts: readonly ParticipantContact[];
}

const changed = (
  session: RecordingSession,
  values: SessionChangeValues,
  contacts: readonly ParticipantContact[],
): RecordingSession => ({
  ...session,
  ...(values.startsAt === undefined ? {} : { startsAt: Timestamp.fromMillis(Date.parse(values.startsAt)) }),
  ...(values.endsAt === undefined ? {} : { endsAt: Timestamp.fromMillis(Date.parse(values.endsAt)) }),
  ...(values.timeZone === undefined ? {} : { timeZone: values.timeZone }),
  ...(values.dialIn === undefined ? {} : { dialIn: values.dialIn }),
  ...(values.participants === undefined ? {} : { participants: getNames(contacts) }),
  ...(values.notes === undefined ? {} : { notes: values.notes }),
  ...(values.state === 'done' ? { state: 'done' as const } : {}),
});

/** Reads the data for replacing a signer; returns the write that assigns the role and notifies the person. */
const prepareReplacement = async (
  after: RecordingSession,
  { from, to }: { readonly from: readonly ParticipantContact[]; readonly to: readonly ParticipantContact[] },
  transaction: Transaction,
): Promise<() => void> => {
  if (!after.hasReport) return () => undefined;
  const [report, invite] = [
    await readReport(after.id, transaction),
    await readReportInvite(after.id, transaction),
  ];
  if (!report || !invite) throw notFound();
  if (report.sealedAt !== null) throw new AppError(409, 'session.sealed');
  const forgotten = forgottenSigners(invite, report, from);
  const people = await peopleToSign(after, to, transaction, forgotten);
  const { signers, replaced } = replaceSigners(invite, people, report);
  return () => {
    setSigners(transaction, after.id, signers);
    if (after.engineerId !== report.engineerId)
      updateReport(transaction, after.id, { engineerId: after.engineerId });
    notifySigners(transaction, { ...invite, signers }, replaced);
  };
};

/** Cancels a session that hasn't begun. Idempotent. */
const cancel = async (
  transaction: Transaction,
  session: RecordingSession,
  caller: Caller,
): Promise<Reachable> => {
  const contacts = await readContacts(session.id, transaction);
  const cancelAll = await prepareSessionCancellation(transaction, [session], caller);
  return { session: cancelAll()[0] ?? session, contacts };
};

const change = async (
  transaction: Transaction,
  session: RecordingSession,
  values: SessionChangeValues,
  caller: Caller,
): Promise<Reachable> => {
  const { id, agencyId, projectId, talentId, language } = session;
  const from = await readContacts(id, transaction);
  const to = values.participants ? getParticipants(values.participants, caller.user.locale) : from;
  const base = changed(session, values, to);
  const span = { from: base.startsAt.toMillis(), to: base.endsAt.toMillis() };
  const isMoved = values.startsAt !== undefined;
  if (isMoved && span.from <= Date.now()) throw new AppError(409, 'session.past', { property: 'startsAt' });
  const booking =
    session.bookingId === null ? undefined : await readAvailabilityRequest(session.bookingId, transaction);
  if (isMoved && booking) refuseOutside(booking, span);
  const talents = await findBookings(talentId, transaction);
  if (isMoved && isBooked(talents, span, session.bookingId ?? id))
    throw new AppError(409, 'session.talentBusy', { property: 'startsAt' });
  const isOther = values.engineerId !== undefined && values.engineerId !== session.engineerId;
  const former = await findBookings(session.engineerId, transaction);
  const wanted = { agencyId, language, span, sessionId: id, talentId };
  const engineer =
    isOther || isMoved
      ? await namedEngineer(values.engineerId ?? session.engineerId, wanted, transaction)
      : undefined;
  const revision = session.revision + 1;
  // Notes and past sessions don't change calendars; the report notifies its signers.
  const isTold =
    session.state !== 'done' &&
    Object.keys(values).some((name) => !['revision', 'notes', 'state'].includes(name));
  const isSlots = booking?.sessionId === id;
  const calendarSequence = !isTold
    ? session.calendarSequence
    : isSlots
      ? booking.revision + 1
      : session.calendarSequence + 1;
  const now = Timestamp.now();
  const after: RecordingSession = {
    ...base,
    ...(engineer ? { engineerId: engineer.id, engineerName: engineer.name } : {}),
    revision,
    calendarSequence,
    updatedAt: now,
  };
  const before = isTold ? await getReaders(transaction, session, from) : [];
  const readers = isTold ? await getReaders(transaction, after, to) : [];
  const isSignedByOthers = values.participants !== undefined || isOther;
  const replace = isSignedByOthers
    ? await prepareReplacement(after, { from, to }, transaction)
    : () => undefined;

  const { id: _id, ...record } = after;
  updateSession(transaction, id, record);
  if (values.participants) setContacts(transaction, after, to);
  if (engineer) {
    book(transaction, engineer.id, engineer.bookings, id, { agencyId, projectId, ...span });
    if (isOther) {
      if (id in former) unbook(transaction, session.engineerId, id);
      endSessionAssignment(transaction, session);
      assignToSession(transaction, after);
    }
  }
  if (isMoved && session.bookingId === null)
    book(transaction, talentId, talents, id, { agencyId, projectId, ...span });
  if (isTold && isSlots && booking)
    updateAvailabilityRequest(transaction, booking, { revision: calendarSequence, updatedAt: now });
  replace();
  if (isTold) notifyChange(transaction, after, { before, after: readers });
  recordAudit(transaction, caller, {
    agencyId,
    action: 'sessions.update',
    subject: `recordingSessions/${id}`,
    before: { ...session, contacts: from },
    after: { ...after, contacts: to },
  });
  return { session: after, contacts: to };
};

/**
 * Changes a session: reschedules, reassigns, cancels or closes it, or records the outcome. Calendars follow
 * in the same transaction. 409: concurrent change, or too late or early for this one.
 */
export const changeSession: Operation<'sessions.update'> = async ({ caller, params: { id }, body }) => {
  const { session, contacts } = await transact(async (transaction) => {
    const current = visibleTo(caller, 'recordingSessions', await readSession(id, transaction));
    refuseChange(caller, current, body);
    if (current.revision !== body.revision) throw new AppError(409, 'session.stale');
    refuseWhen(current, body, Date.now());
    return body.state === 'cancelled'
      ? cancel(transaction, current, caller)
      : change(transaction, current, body, caller);
  });
  return presentSession(caller, session, contacts);
};
