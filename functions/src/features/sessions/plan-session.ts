import { Timestamp } from 'firebase-admin/firestore';
import type { Serialised } from '@domain/contract.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { RecordingSession, SessionRole, SessionWithContacts } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { recordingSessions, newSessionId } from '../../work/collections/recording-sessions.ts';
import { getNames } from '../../work/collections/session-contacts.ts';
import { setContacts } from '../../work/records/session-contacts.ts';
import { getRoleFields } from '../../work/collections/session-roles.ts';
import { getNextSequence } from '../../work/collections/session-slots.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { findLanguageEngineers, pickFreeEngineer, requireEngineer } from './choose-engineer.ts';
import { resolveChosenVoice } from './chosen-voice.ts';
import { resolveFurtherRoles } from './resolve-further-roles.ts';
import { getParticipants, presentSession } from './participants.ts';
import { readCastingToPlan } from './read-casting-to-plan.ts';
import { describeRole } from './session-roles.ts';
import { refuseBusyTalent, refuseOutside } from './talent-time.ts';

/** Returns the fields by which an accepted slot belongs to a session. */
const toSlotOf = ({ id, calendarSequence, createdAt }: RecordingSession) => ({
  sessionId: id,
  sessionCancelled: false,
  revision: calendarSequence,
  updatedAt: createdAt,
});

/** Plans a session, reserving engineer and talent across agencies. 403: a client naming an engineer, or an engineer naming a colleague. */
const plan = async (
  step: Step,
  caller: Caller,
  castingId: string,
  values: PlanValues,
): Promise<Serialised<SessionWithContacts>> => {
  const id = newSessionId();
  const contacts = getParticipants(values.participants, caller.user.locale);

  const planned = await step(
    async (work) => {
      const { casting, recorded } = await readCastingToPlan(caller, castingId, work);
      const { agencyId, companyId, projectId, language } = casting;
      const project = requireChangeableProject(await readProject(projectId, work));
      const isStaff = isStaffIn(caller, agencyId);
      const engineerId = recorded ? (values.engineerId ?? caller.uid) : values.engineerId;
      const mayChoose = isStaff || (recorded !== undefined && engineerId === caller.uid);
      if (engineerId !== undefined && !mayChoose) throw new AppError(403, 'auth.forbidden');

      const voice = await resolveChosenVoice(values, casting, work);
      if (recorded && !recorded.has(voice.talentId)) throw notFound();

      const { talentId } = voice;
      const of = { id, projectId, castingId, ...voice };
      const chosen = [voice, ...(await resolveFurtherRoles(values.moreCastingDemoIds ?? [], of, work))];
      const roles: SessionRole[] = [];

      for (const role of chosen) roles.push(await describeRole(of, role, work));

      const slots = chosen.flatMap(({ booking }) => booking ?? []);
      const [slot] = slots;
      const [startsAt, endsAt] = [Date.parse(values.startsAt), Date.parse(values.endsAt)];
      const span = { from: startsAt, to: endsAt };
      if (startsAt <= Date.now()) throw new AppError(409, 'session.past', { property: 'startsAt' });

      if (slot) refuseOutside(slots, span);

      await refuseBusyTalent(of, slots, span, work);

      const criteria = { agencyId, language, span, sessionId: id, talentId };
      const engineer = await (engineerId === undefined
        ? pickFreeEngineer(await findLanguageEngineers(agencyId, language), criteria, work)
        : requireEngineer(engineerId, criteria, work));

      const now = Timestamp.now();
      const calendarSequence = getNextSequence({ calendarSequence: 0 }, slots);

      const session: RecordingSession = {
        id,
        agencyId,
        companyId,
        projectId,
        castingId,
        talentId,
        ...getRoleFields({ agencyId, projectId }, roles),
        projectName: project.name,
        language,
        talentPublicName: voice.talentPublicName,
        engineerId: engineer.id,
        engineerName: engineer.name,
        startsAt: Timestamp.fromMillis(startsAt),
        endsAt: Timestamp.fromMillis(endsAt),
        timeZone: values.timeZone,
        state: 'planned',
        dialIn: values.dialIn,
        studio: values.studio ?? '',
        participants: getNames(contacts),
        notes: { lateMinutes: 0, noShow: '', overtimeMinutes: 0 },
        requestedBy: slot?.requestedBy ?? caller.uid,
        hasReport: false,
        deliveredAt: null,
        revision: 1,
        calendarSequence,
        createdAt: now,
        updatedAt: now,
      };

      const readers = await getReaders(work, session, contacts);

      work.create(recordingSessions, session);
      setContacts(work, session, contacts);

      for (const request of slots) work.update(request, toSlotOf(session));

      notifySession(work, session, readers, 'planned');
      work.audit({ subject: `recordingSessions/${id}`, agencyId }, null, { ...session, contacts });

      return session;
    },
    { action: 'sessions.create' },
  );

  return presentSession(caller, planned, contacts);
};

export const createPlannedSession = operationInSteps(
  'sessions.create',
  ({ step, caller, body: { castingId, ...values } }) => plan(step, caller, castingId, values),
);

export const createSessionInCasting = operationInSteps(
  'sessions.createFor',
  ({ step, caller, params: { id }, body }) => plan(step, caller, id, body),
);
