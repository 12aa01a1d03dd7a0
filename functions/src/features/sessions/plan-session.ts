import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { RecordingSession, SessionWithContacts } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../access/caller.ts';
import { isStaffIn } from '../../access/staff.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { getReaders, notifySession } from '../../mail/notify-session.ts';
import type { Operation } from '../../operation.ts';
import { updateAvailabilityRequest } from '../../records/availability-requests.ts';
import { book, findBookings, isBooked } from '../../records/calendars.ts';
import { readCasting } from '../../records/castings.ts';
import { changeableProject, readProject } from '../../records/projects.ts';
import { createSession, newSessionId, findCastingSessions } from '../../records/recording-sessions.ts';
import { getNames, setContacts } from '../../records/session-contacts.ts';
import { scriptFor } from '../../records/session-scripts.ts';
import { assignToSession } from '../../records/session-assignments.ts';
import { readVoice } from '../../records/voices.ts';
import { engineersFor, freeEngineer, namedEngineer } from './choose-engineer.ts';
import { chosenVoice, refuseOutside } from './chosen-voice.ts';
import { getParticipants, presentSession } from './participants.ts';

/** Returns whether the caller runs a session of this casting with the talent, and so may plan another. */
const recordsIn = async (
  { uid }: Caller,
  castingId: string,
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  const own = (await findCastingSessions(castingId, transaction)).filter(
    ({ engineerId, state }) => engineerId === uid && state !== 'cancelled',
  );
  return new Set(own.map(({ talentId }) => talentId));
};

/** Returns the casting in which the caller may plan, and whether as an engineer, who sees castings only through sessions. */
const plannedIn = async (
  caller: Caller,
  castingId: string,
  transaction: Transaction,
): Promise<{ readonly casting: Casting; readonly recorded: ReadonlySet<string> | undefined }> => {
  const casting = await readCasting(castingId, transaction);
  if (!casting || casting.isDeleted) throw notFound();
  const { agencyId } = casting;
  const isProducing = caller.claims.roles.some((role) => role !== 'engineer' && role !== 'talent');
  if (isProducing) {
    visibleTo(caller, 'castings', casting);
    return { casting, recorded: undefined };
  }
  const recorded = await recordsIn(caller, castingId, transaction);
  const isEngaged = caller.claims.held.engineer?.includes(agencyId) ?? false;
  if (recorded.size === 0 || !isEngaged) throw notFound();
  return { casting, recorded };
};

/**
 * Plans a session in one transaction that reserves the engineer and the talent. Of two overlapping ones, across agencies,
 * one is refused with the reason. 403: a client naming an engineer, or an engineer naming a colleague.
 */
const plan = async (
  caller: Caller,
  castingId: string,
  values: PlanValues,
): Promise<Serialised<SessionWithContacts>> => {
  const id = newSessionId();
  const contacts = getParticipants(values.participants, caller.user.locale);
  const planned = await transact(async (transaction) => {
    const { casting, recorded } = await plannedIn(caller, castingId, transaction);
    const { agencyId, companyId, projectId, language } = casting;
    const project = changeableProject(await readProject(projectId, transaction));
    const isStaff = isStaffIn(caller, agencyId);
    const engineerId = recorded ? (values.engineerId ?? caller.uid) : values.engineerId;
    const mayChoose = isStaff || (recorded !== undefined && engineerId === caller.uid);
    if (engineerId !== undefined && !mayChoose) throw new AppError(403, 'auth.forbidden');

    const voice = await chosenVoice(values, casting, transaction);
    if (recorded && !recorded.has(voice.talentId)) throw notFound();
    const character = await readVoice(voice.voiceId, transaction);
    if (!character) throw notFound();
    const { talentId, booking } = voice;
    const [startsAt, endsAt] = [Date.parse(values.startsAt), Date.parse(values.endsAt)];
    const span = { from: startsAt, to: endsAt };
    if (startsAt <= Date.now()) throw new AppError(409, 'session.past', { property: 'startsAt' });
    if (booking) refuseOutside(booking, span);
    const bookings = await findBookings(talentId, transaction);
    // An accepted slot already reserves the talent's time.
    if (isBooked(bookings, span, booking?.id ?? id))
      throw new AppError(409, 'session.talentBusy', { property: 'startsAt' });
    const wanted = { agencyId, language, span, sessionId: id, talentId };
    const engineer = await (engineerId === undefined
      ? freeEngineer(await engineersFor(agencyId, language), wanted, transaction)
      : namedEngineer(engineerId, wanted, transaction));

    const script = await scriptFor({ castingId, voiceId: voice.voiceId, talentId }, transaction);
    const now = Timestamp.now();
    const calendarSequence = booking ? booking.revision + 1 : 1;
    const session: RecordingSession = {
      id,
      agencyId,
      companyId,
      projectId,
      castingId,
      voiceId: voice.voiceId,
      talentId,
      bookingId: booking?.id ?? null,
      projectName: project.name,
      character: character.name,
      language,
      talentPublicName: voice.talentPublicName,
      engineerId: engineer.id,
      engineerName: engineer.name,
      startsAt: Timestamp.fromMillis(startsAt),
      endsAt: Timestamp.fromMillis(endsAt),
      timeZone: values.timeZone,
      state: 'planned',
      dialIn: values.dialIn,
      participants: getNames(contacts),
      notes: { lateMinutes: 0, noShow: '', overtimeMinutes: 0 },
      requestedBy: booking?.requestedBy ?? caller.uid,
      hasReport: false,
      ...script,
      revision: 1,
      calendarSequence,
      createdAt: now,
      updatedAt: now,
    };
    const readers = await getReaders(transaction, session, contacts);
    createSession(transaction, session);
    setContacts(transaction, session, contacts);
    book(transaction, engineer.id, engineer.bookings, id, { agencyId, projectId, ...span });
    if (booking)
      updateAvailabilityRequest(transaction, booking, {
        sessionId: id,
        sessionCancelled: false,
        revision: calendarSequence,
        updatedAt: now,
      });
    else book(transaction, talentId, bookings, id, { agencyId, projectId, ...span });
    assignToSession(transaction, session);
    notifySession(transaction, session, readers, 'planned');
    recordAudit(transaction, caller, {
      agencyId,
      action: 'sessions.create',
      subject: `recordingSessions/${id}`,
      before: null,
      after: { ...session, contacts },
    });
    return session;
  });
  return presentSession(caller, planned, contacts);
};

export const createPlannedSession: Operation<'sessions.create'> = ({
  caller,
  body: { castingId, ...values },
}) => plan(caller, castingId, values);

export const createSessionFor: Operation<'sessions.createFor'> = ({ caller, params: { id }, body }) =>
  plan(caller, id, body);
