import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  findUpTo,
  findLatest,
  limitToOwner,
  tally,
  type Tally,
  type RecordOwner,
} from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const recordingSessions = collection<RecordingSession>('recordingSessions');

const LIST_MAX = 200;

const findSessions = recordingSessions.find;

export const newSessionId = recordingSessions.newId;

export const readSession = recordingSessions.get;

/** Planned sessions that record the script of a request in one of their roles. */
export const findSessionsRecording = async (
  { id, castingId }: Pick<Audition, 'id' | 'castingId'>,
  work: Work,
): Promise<readonly RecordingSession[]> => {
  const planned = recordingSessions.ref.where('castingId', '==', castingId).where('state', '==', 'planned');
  return (await findSessions(planned, work)).filter((session) =>
    getSessionRoles(session).some(({ script }) => script?.auditionId === id),
  );
};

interface SessionFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  readonly engineerId?: string | undefined;
}

export const findListedSessions = ({
  agencyId,
  companyId,
  engineerId,
}: SessionFilters): Promise<readonly RecordingSession[]> => {
  let query: Query = recordingSessions.ref.where('agencyId', '==', agencyId);
  if (companyId !== undefined) query = query.where('companyId', '==', companyId);
  if (engineerId !== undefined) query = query.where('engineerId', '==', engineerId);
  return findSessions(query.orderBy('startsAt', 'desc').limit(LIST_MAX));
};

export const findTalentSessions = (
  talentId: string,
  after: { readonly startsAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly RecordingSession[]> => {
  const query = recordingSessions.ref
    .where('talentId', '==', talentId)
    .orderBy('startsAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return findSessions(after ? query.startAfter(after.startsAt, after.id) : query);
};

export const findCastingSessions = (castingId: string, work?: Work): Promise<readonly RecordingSession[]> =>
  findSessions(recordingSessions.ref.where('castingId', '==', castingId), work);

export const findProjectSessions = (projectId: string, work: Work): Promise<readonly RecordingSession[]> =>
  findSessions(recordingSessions.ref.where('projectId', '==', projectId), work);

export const findSessionsWithTalent = (
  agencyId: string,
  talentId: string,
  work?: Work,
): Promise<readonly RecordingSession[]> =>
  findSessions(
    recordingSessions.ref.where('agencyId', '==', agencyId).where('talentId', '==', talentId),
    work,
  );

/** Counts sessions planned to begin from a moment, and before another if given; next one first. */
export const tallyPlanned = (
  recordOwner: RecordOwner,
  { from, until }: { readonly from: Timestamp; readonly until?: Timestamp },
): Promise<Tally<RecordingSession>> => {
  const planned = limitToOwner(recordingSessions.ref, recordOwner)
    .where('state', '==', 'planned')
    .where('startsAt', '>=', from);
  return tally((until ? planned.where('startsAt', '<', until) : planned).orderBy('startsAt'));
};

/** Counts sessions that ended in a span and whose client has no file yet, first ended first. */
export const tallyUndelivered = (
  recordOwner: RecordOwner,
  { from, until }: { readonly from: Timestamp; readonly until: Timestamp },
): Promise<Tally<RecordingSession>> =>
  tally(
    limitToOwner(recordingSessions.ref, recordOwner)
      .where('state', 'in', ['planned', 'done'])
      .where('deliveredAt', '==', null)
      .where('endsAt', '>', from)
      .where('endsAt', '<', until)
      .orderBy('endsAt'),
  );

/** Sessions planned in a span, next one first. */
export const findPlannedSessions = (
  recordOwner: RecordOwner,
  from: Timestamp,
  until: Timestamp,
): Promise<readonly RecordingSession[]> =>
  findUpTo(
    limitToOwner(recordingSessions.ref, recordOwner)
      .where('state', '==', 'planned')
      .where('startsAt', '>=', from)
      .where('startsAt', '<', until)
      .orderBy('startsAt'),
    AGENDA_MAX,
  );

export const findLatestPlanned = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly RecordingSession[]> =>
  findLatest(limitToOwner(recordingSessions.ref, recordOwner), 'createdAt', since);
