import { Timestamp } from 'firebase-admin/firestore';
import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getReaders, notifyChange } from '../../outgoing/mail/notify-session.ts';
import { cancelSession } from '../../common/cancellation/cancel-sessions.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { moveDeliveries } from '../../work/records/deliveries.ts';
import { recordingSessions, readSession } from '../../work/collections/recording-sessions.ts';
import { getNames, readContacts } from '../../work/collections/session-contacts.ts';
import { setContacts } from '../../work/records/session-contacts.ts';
import { getNextSequence, findSessionSlots } from '../../work/collections/session-slots.ts';
import { refuseChange, refuseWhen } from './change-rights.ts';
import { requireEngineer } from './choose-engineer.ts';
import { getParticipants, presentSession } from './participants.ts';
import { replaceReportSigners } from './replace-report-signers.ts';
import { computeRolesAfter, updateSlots } from './role-change.ts';
import { refuseBusyTalent, refuseOutside } from './talent-time.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

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
const cancel = async (work: Work, session: RecordingSession, caller: Caller): Promise<Reachable> => {
  const contacts = await readContacts(session.id, work);
  return { session: await cancelSession(work, session, caller), contacts };
};

const change = async (
  work: Work,
  session: RecordingSession,
  values: SessionChangeValues,
  caller: Caller,
): Promise<Reachable> => {
  const { id, agencyId, talentId, language } = session;
  const from = await readContacts(id, work);
  const to = values.participants ? getParticipants(values.participants, caller.user.locale) : from;
  const before = await findSessionSlots(session, work);
  const { fields, slots } = await computeRolesAfter(session, before, values.moreCastingDemoIds, work);
  const base = { ...applyChange(session, values, to), ...fields };
  const span = { from: base.startsAt.toMillis(), to: base.endsAt.toMillis() };
  const isMoved = values.startsAt !== undefined;
  if (isMoved && span.from <= Date.now()) throw new AppError(409, 'session.past', { property: 'startsAt' });

  if (isMoved || fields) {
    if (slots.length > 0) refuseOutside(slots, span);
    await refuseBusyTalent(session, slots, span, work);
  }

  const isOther = values.engineerId !== undefined && values.engineerId !== session.engineerId;
  const criteria = { agencyId, language, span, sessionId: id, talentId };
  const engineer =
    isOther || isMoved
      ? await requireEngineer(values.engineerId ?? session.engineerId, criteria, work)
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

  const readersBefore = isNotified ? await getReaders(work, session, from) : [];
  const readers = isNotified ? await getReaders(work, after, to) : [];
  const isSignedByOthers = values.participants !== undefined || isOther;
  const { id: _id, ...record } = after;

  work.updateById(recordingSessions, id, record);
  if (values.participants) setContacts(work, after, to);

  if (isOther) await moveDeliveries(work, id, after.engineerId);
  if (isNotified) updateSlots(work, after, { before, slots });
  if (isSignedByOthers) await replaceReportSigners(after, { from, to }, work);
  if (isNotified) notifyChange(work, after, { before: readersBefore, after: readers });

  work.audit(
    { subject: `recordingSessions/${id}`, agencyId },
    { ...session, contacts: from },
    { ...after, contacts: to },
  );

  return { session: after, contacts: to };
};

/** Changes, cancels, closes or reopens a session, or records the outcome, with calendars in the same transaction. 409: concurrent change, too late or early. */
export const changeSession = operationInSteps(
  'sessions.update',
  async ({ step, caller, params: { id }, body }) => {
    const { session, contacts } = await step(async (work) => {
      const current = requireVisible(caller, 'recordingSessions', await readSession(id, work));
      refuseChange(caller, current, body);
      requireChangeableProject(await readProject(current.projectId, work));
      if (current.revision !== body.revision) throw new AppError(409, 'session.stale');
      refuseWhen(current, body, Date.now());
      return body.state === 'cancelled' ? cancel(work, current, caller) : change(work, current, body, caller);
    });

    return presentSession(caller, session, contacts);
  },
);
