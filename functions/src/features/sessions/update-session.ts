import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAudit } from '../../work/unit/audit.ts';
import { transact } from '../../work/unit/transact.ts';
import { getReaders, notifyChange } from '../../outgoing/mail/notify-session.ts';
import type { Operation } from '../../work/operation.ts';
import { cancelSession } from '../../work/cancellation/cancel-sessions.ts';
import { readProject, requireChangeableProject } from '../../work/records/projects.ts';
import { book, findBookings, unbook } from '../../work/records/calendars.ts';
import { moveDeliveries } from '../../work/records/deliveries.ts';
import { readSession, updateSession } from '../../work/records/recording-sessions.ts';
import { getNames, readContacts, setContacts } from '../../work/records/session-contacts.ts';
import { getNextSequence, findSessionSlots } from '../../work/records/session-slots.ts';
import { assignToSession, endSessionAssignment } from '../../work/records/session-assignments.ts';
import { refuseChange, refuseWhen } from './change-rights.ts';
import { requireEngineer } from './choose-engineer.ts';
import { getParticipants, presentSession } from './participants.ts';
import { replaceReportSigners } from './replace-report-signers.ts';
import { computeRolesAfter, updateSlots } from './role-change.ts';
import { refuseBusyTalent, refuseOutside } from './talent-time.ts';

interface Reachable {
  readonly session: RecordingSession;
  readonly contacts: readonly ParticipantContact[];
}

/** Returns the changed session, before roles, engineer and sequence numbers are set. */
const applyChange = (
  session: RecordingSession,
  values: SessionChangeValues,
  contacts: readonly ParticipantContact[],
): RecordingSession => ({
  ...session,
  ...(values.startsAt === undefined ? {} : { startsAt: Timestamp.fromMillis(Date.parse(values.startsAt)) }),
  ...(values.endsAt === undefined ? {} : { endsAt: Timestamp.fromMillis(Date.parse(values.endsAt)) }),
  ...(values.timeZone === undefined ? {} : { timeZone: values.timeZone }),
  ...(values.dialIn === undefined ? {} : { dialIn: values.dialIn }),
  ...(values.studio === undefined ? {} : { studio: values.studio }),
  ...(values.participants === undefined ? {} : { participants: getNames(contacts) }),
  ...(values.notes === undefined ? {} : { notes: values.notes }),
  ...(values.state === undefined ? {} : { state: values.state }),
});

/** Cancels a session that hasn't begun. Idempotent. */
const cancel = async (
  transaction: Transaction,
  session: RecordingSession,
  caller: Caller,
): Promise<Reachable> => {
  const contacts = await readContacts(session.id, transaction);
  return { session: await cancelSession(transaction, session, caller), contacts };
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
  const before = await findSessionSlots(session, transaction);
  const { fields, slots } = await computeRolesAfter(session, before, values.moreCastingDemoIds, transaction);
  const base = { ...applyChange(session, values, to), ...fields };
  const span = { from: base.startsAt.toMillis(), to: base.endsAt.toMillis() };
  const isMoved = values.startsAt !== undefined;
  if (isMoved && span.from <= Date.now()) throw new AppError(409, 'session.past', { property: 'startsAt' });

  const talents = await findBookings(talentId, transaction);
  if (isMoved || fields) {
    if (slots.length > 0) refuseOutside(slots, span);
    await refuseBusyTalent(session, slots, { span, bookings: talents }, transaction);
  }

  const isOther = values.engineerId !== undefined && values.engineerId !== session.engineerId;
  const former = await findBookings(session.engineerId, transaction);
  const wanted = { agencyId, language, span, sessionId: id, talentId };
  const engineer =
    isOther || isMoved
      ? await requireEngineer(values.engineerId ?? session.engineerId, wanted, transaction)
      : undefined;
  // Notes and past sessions don't change calendars; the report notifies its signers.
  const isNotified =
    session.state !== 'done' &&
    Object.keys(values).some((name) => !['revision', 'notes', 'state'].includes(name));
  const now = Timestamp.now();

  const after: RecordingSession = {
    ...base,
    ...(engineer ? { engineerId: engineer.id, engineerName: engineer.name } : {}),
    revision: session.revision + 1,
    calendarSequence: isNotified ? getNextSequence(session, slots) : session.calendarSequence,
    updatedAt: now,
  };

  const readersBefore = isNotified ? await getReaders(transaction, session, from) : [];
  const readers = isNotified ? await getReaders(transaction, after, to) : [];
  const isSignedByOthers = values.participants !== undefined || isOther;
  const { id: _id, ...record } = after;

  updateSession(transaction, id, record);
  if (values.participants) setContacts(transaction, after, to);

  if (engineer) {
    book(transaction, engineer.id, engineer.bookings, id, { agencyId, projectId, ...span });
    if (isOther) {
      if (id in former) unbook(transaction, session.engineerId, id);
      endSessionAssignment(transaction, session);
      assignToSession(transaction, after);
      await moveDeliveries(transaction, id, after.engineerId);
    }
  }

  // A slot reserves the talent's time, else the session itself does.
  if (slots.length > 0 && id in talents) unbook(transaction, talentId, id);
  if (slots.length === 0 && (isMoved || before.length > 0))
    book(transaction, talentId, talents, id, { agencyId, projectId, ...span });
  if (isNotified) updateSlots(transaction, after, { before, slots });
  if (isSignedByOthers) await replaceReportSigners(after, { from, to }, transaction);
  if (isNotified) notifyChange(transaction, after, { before: readersBefore, after: readers });

  recordAudit(transaction, caller, {
    agencyId,
    action: 'sessions.update',
    subject: `recordingSessions/${id}`,
    before: { ...session, contacts: from },
    after: { ...after, contacts: to },
  });

  return { session: after, contacts: to };
};

/** Changes, cancels, closes or reopens a session, or records the outcome, with calendars in the same transaction. 409: concurrent change, too late or early. */
export const changeSession: Operation<'sessions.update'> = async ({ caller, params: { id }, body }) => {
  const { session, contacts } = await transact(async (transaction) => {
    const current = requireVisible(caller, 'recordingSessions', await readSession(id, transaction));
    refuseChange(caller, current, body);
    requireChangeableProject(await readProject(current.projectId, transaction));
    if (current.revision !== body.revision) throw new AppError(409, 'session.stale');
    refuseWhen(current, body, Date.now());
    return body.state === 'cancelled'
      ? cancel(transaction, current, caller)
      : change(transaction, current, body, caller);
  });

  return presentSession(caller, session, contacts);
};
