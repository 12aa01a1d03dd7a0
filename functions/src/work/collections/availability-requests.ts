import { FieldPath, Timestamp, type Query } from 'firebase-admin/firestore';
import { getFirstCheck } from '@domain/auditions/reminders.ts';
import { getAnswerDeadline, getSuggestedDeadline } from '@domain/availability/answer-deadline.ts';
import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import {
  findLatest,
  limitToOwner,
  tally,
  type Tally,
  type Waiting,
  countWaiting,
  type RecordOwner,
  limitToAgency,
} from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

/** Returns when to check for a reminder and until when the talent can answer; updated while pending and whenever the slots change. */
const getDue = (
  request: AvailabilityRequest,
  change: Partial<AvailabilityRequest>,
): Pick<AvailabilityRequest, 'remindAt' | 'answerableUntil'> => {
  if (change.state === undefined && change.timeRanges === undefined) return {};
  const deadline = request.state === 'requested' ? getSuggestedDeadline(request) : undefined;
  const requestedAt = request.updatedAt.toMillis();
  const look = deadline === undefined ? null : getFirstCheck({ requestedAt, deadline });
  const until = getAnswerDeadline(request);
  return {
    remindAt: look === null ? null : Timestamp.fromMillis(look),
    answerableUntil: until === null ? null : Timestamp.fromMillis(until),
  };
};

export const availabilityRequests = collection<AvailabilityRequest>('availabilityRequests', getDue);

export const newAvailabilityRequestId = availabilityRequests.newId;

export const readAvailabilityRequest = availabilityRequests.get;

const findOpen = async (query: Query, work: Work | undefined): Promise<readonly AvailabilityRequest[]> =>
  (await availabilityRequests.find(query, work)).filter(isOpenRequest);

export const findOpenRequests = async (
  { castingId, voiceId }: Pick<AvailabilityRequest, 'castingId' | 'voiceId'>,
  work?: Work,
): Promise<readonly AvailabilityRequest[]> => {
  const roleQuery = availabilityRequests.ref
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId);
  return findOpen(roleQuery, work);
};

export const hasAvailabilityRequests = async (castingId: string, work: Work): Promise<boolean> =>
  !(await work.transaction.get(availabilityRequests.ref.where('castingId', '==', castingId).limit(1))).empty;

export const findOpenProjectRequests = async (
  projectId: string,
  work?: Work,
): Promise<readonly AvailabilityRequest[]> => {
  const requests = availabilityRequests.ref.where('projectId', '==', projectId);
  return findOpen(requests, work);
};

export const findOpenRequestsTo = async (
  agencyId: string,
  talentIds: readonly string[],
  work?: Work,
): Promise<readonly AvailabilityRequest[]> => {
  const found = await Promise.all(
    talentIds.map((talentId) => {
      const query = availabilityRequests.ref
        .where('agencyId', '==', agencyId)
        .where('talentId', '==', talentId);
      return findOpen(query, work);
    }),
  );
  return found.flat();
};

/** Returns whether a request's role is also requested from others, so the first to accept gets it. */
export const isFirstRequest = async (request: AvailabilityRequest): Promise<boolean> =>
  request.othersThen === 'release' &&
  (await findOpenRequests(request)).some(({ talentId }) => talentId !== request.talentId);

type DueRequest = Pick<AvailabilityRequest, 'id' | 'talentId' | 'projectId'>;

/** Requests due for a reminder check by a moment, in pages, oldest first. */
export const findDueRequests = async (
  by: Timestamp,
  limit: number,
  after?: { readonly at: Timestamp; readonly id: string },
  agencyId?: string,
): Promise<{ readonly due: readonly DueRequest[]; readonly last?: { at: Timestamp; id: string } }> => {
  const query = limitToAgency(availabilityRequests.ref, agencyId).where('remindAt', '<=', by);
  const ordered = query.orderBy('remindAt').orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (after ? ordered.startAfter(after.at, after.id) : ordered).get();
  const due = docs.flatMap((snapshot) => toRecord<AvailabilityRequest>(snapshot) ?? []);
  const end = docs.length === limit ? docs.at(-1) : undefined;
  return end ? { due, last: { at: end.get('remindAt') as Timestamp, id: end.id } } : { due };
};

const queryDueOptions = (by: Timestamp, agencyId: string | undefined): Query =>
  limitToAgency(availabilityRequests.ref, agencyId)
    .where('state', '==', 'held')
    .where('option.endsAt', '<=', by);

/** Returns ids of held options that end by a moment, first to end first. */
export const findDueOptions = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const { docs } = await queryDueOptions(by, agencyId).orderBy('option.endsAt').limit(limit).get();
  return docs.map(({ id }) => id);
};

export const tallyDueOptions = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryDueOptions(by, agencyId), 'option.endsAt');

export const tallyOverdueRequests = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(availabilityRequests.ref, agencyId).where('remindAt', '<=', by), 'remindAt');

export const findOpenTalentRequests = async (
  projectId: string,
  talentId: string,
  work?: Work,
): Promise<readonly AvailabilityRequest[]> => {
  const query = availabilityRequests.ref
    .where('projectId', '==', projectId)
    .where('talentId', '==', talentId);
  return findOpen(query, work);
};

/** Counts requests that can still be answered, first to expire first. */
export const tallyUnanswered = (
  recordOwner: RecordOwner,
  now: Timestamp,
): Promise<Tally<AvailabilityRequest>> =>
  tally(
    limitToOwner(availabilityRequests.ref, recordOwner)
      .where('state', '==', 'requested')
      .where('answerableUntil', '>', now)
      .orderBy('answerableUntil'),
  );

/** Counts held options, first to end first. */
export const tallyHeldOptions = (recordOwner: RecordOwner): Promise<Tally<AvailabilityRequest>> =>
  tally(
    limitToOwner(availabilityRequests.ref, recordOwner).where('state', '==', 'held').orderBy('option.endsAt'),
  );

/** Counts accepted slots without a session, first accepted first. */
export const tallyAgreed = (recordOwner: RecordOwner): Promise<Tally<AvailabilityRequest>> =>
  tally(
    limitToOwner(availabilityRequests.ref, recordOwner)
      .where('state', '==', 'accepted')
      .where('sessionId', '==', null)
      .orderBy('updatedAt'),
  );

/** Counts requests without a suitable slot, longest waiting first. */
export const tallyDeclined = (recordOwner: RecordOwner): Promise<Tally<AvailabilityRequest>> =>
  tally(
    limitToOwner(availabilityRequests.ref, recordOwner)
      .where('state', '==', 'requested')
      .where('declined.at', '>', Timestamp.fromMillis(0))
      .orderBy('declined.at'),
  );

/** Returns slots accepted since a moment that have no session yet. */
export const findLatestAgreed = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly AvailabilityRequest[]> =>
  findLatest(
    limitToOwner(availabilityRequests.ref, recordOwner)
      .where('state', '==', 'accepted')
      .where('sessionId', '==', null),
    'updatedAt',
    since,
  );
