import { FieldPath, type Query, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { findUpTo, latest, ofWhom, tally, type Tally, type Whose } from '../firestore/tally.ts';

const sessions = () => collectionRef('recordingSessions');

/** Maximum sessions per list. */
const LIST_MAX = 200;

const found = async (query: Query, transaction?: Transaction): Promise<readonly RecordingSession[]> =>
  (await (transaction ? transaction.get(query) : query.get())).docs.flatMap(
    (snapshot) => toRecord<RecordingSession>(snapshot) ?? [],
  );

export const newSessionId = (): string => sessions().doc().id;

export const readSession = async (
  id: string,
  transaction?: Transaction,
): Promise<RecordingSession | undefined> => {
  const ref = sessions().doc(id);
  return toRecord<RecordingSession>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Planned sessions that record the script of a request. */
export const sessionsRecording = (
  auditionId: string,
  transaction: Transaction,
): Promise<readonly RecordingSession[]> =>
  found(sessions().where('script.auditionId', '==', auditionId).where('state', '==', 'planned'), transaction);

export const createSession = (transaction: Transaction, session: RecordingSession): void => {
  transaction.create(sessions().doc(session.id), withoutId(session));
};

export const updateSession = (
  transaction: Transaction,
  id: string,
  change: Partial<RecordingSession>,
): void => {
  transaction.update(sessions().doc(id), change);
};

/** Whose sessions are listed: an agency's, a company's in it, or an engineer's. */
export interface SessionFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  readonly engineerId?: string | undefined;
}

/** Sessions, the latest first. */
export const listedSessions = ({
  agencyId,
  companyId,
  engineerId,
}: SessionFilters): Promise<readonly RecordingSession[]> => {
  let query: Query = sessions().where('agencyId', '==', agencyId);
  if (companyId !== undefined) query = query.where('companyId', '==', companyId);
  if (engineerId !== undefined) query = query.where('engineerId', '==', engineerId);
  return found(query.orderBy('startsAt', 'desc').limit(LIST_MAX));
};

/** Sessions of a talent in all agencies, the latest first; reads `limit` documents at most. */
export const findTalentSessions = (
  talentId: string,
  after: { readonly startsAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly RecordingSession[]> => {
  const query = sessions()
    .where('talentId', '==', talentId)
    .orderBy('startsAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return found(after ? query.startAfter(after.startsAt, after.id) : query);
};

/** Every session of a casting. */
export const findCastingSessions = (
  castingId: string,
  transaction?: Transaction,
): Promise<readonly RecordingSession[]> => found(sessions().where('castingId', '==', castingId), transaction);

/** Every session of a project. */
export const sessionsIn = (
  projectId: string,
  transaction: Transaction,
): Promise<readonly RecordingSession[]> => found(sessions().where('projectId', '==', projectId), transaction);

/** Every session of a talent for one agency. */
export const sessionsWithTalent = (
  agencyId: string,
  talentId: string,
  transaction: Transaction,
): Promise<readonly RecordingSession[]> =>
  found(sessions().where('agencyId', '==', agencyId).where('talentId', '==', talentId), transaction);

/** Counts sessions planned to begin from a moment, and before another if given; next one first. */
export const tallyPlanned = (
  whose: Whose,
  { from, until }: { readonly from: Timestamp; readonly until?: Timestamp },
): Promise<Tally<RecordingSession>> => {
  const planned = ofWhom(sessions(), whose).where('state', '==', 'planned').where('startsAt', '>=', from);
  return tally((until ? planned.where('startsAt', '<', until) : planned).orderBy('startsAt'));
};

/** Sessions that are planned to begin in a span, the next one first. */
export const plannedIn = (
  whose: Whose,
  from: Timestamp,
  until: Timestamp,
): Promise<readonly RecordingSession[]> =>
  findUpTo(
    ofWhom(sessions(), whose)
      .where('state', '==', 'planned')
      .where('startsAt', '>=', from)
      .where('startsAt', '<', until)
      .orderBy('startsAt'),
    AGENDA_MAX,
  );

/** Sessions that were planned since a moment, the latest first. */
export const latestPlanned = (whose: Whose, since: Timestamp): Promise<readonly RecordingSession[]> =>
  latest(ofWhom(sessions(), whose), 'createdAt', since);
