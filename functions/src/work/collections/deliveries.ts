import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import { DELIVERIES_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  countDocuments,
  countWaiting,
  limitToAgency,
  limitToOwner,
  tally,
  type RecordOwner,
  type Tally,
  type Waiting,
} from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const deliveries = collection<Delivery>('deliveries');

export const readDelivery = deliveries.get;

/** Maximum versions read of a project. */
const PROJECT_DELIVERIES_MAX = 5000;

/** All versions sent to the client in a project, newest first. */
export const findSentDeliveries = async (projectId: string): Promise<readonly Delivery[]> => {
  const found = await deliveries.find(
    deliveries.ref
      .where('projectId', '==', projectId)
      .orderBy('createdAt', 'desc')
      .limit(PROJECT_DELIVERIES_MAX),
  );
  return found.filter(({ isSent }) => isSent);
};

const queryDue = (by: Timestamp, agencyId?: string) =>
  limitToAgency(deliveries.ref, agencyId).where('remindAt', '<=', by);

/** Unanswered deliveries with a reminder or acceptance due, longest overdue first. */
export const findDueDeliveries = (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly Delivery[]> =>
  deliveries.find(queryDue(by, agencyId).orderBy('remindAt').orderBy(FieldPath.documentId()).limit(limit));

export const tallyDueDeliveries = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryDue(by, agencyId), 'remindAt');

/** Counts sent files in a state, first sent first. */
export const tallyDeliveries = (
  recordOwner: RecordOwner,
  state: Delivery['state'],
): Promise<Tally<Delivery>> =>
  tally(
    limitToOwner(deliveries.ref, recordOwner)
      .where('isSent', '==', true)
      .where('state', '==', state)
      .orderBy('sentAt'),
  );

/** All files of a session, sent or not, newest first. */
export const findSessionDeliveries = async (sessionId: string, work?: Work): Promise<readonly Delivery[]> => {
  const found = await deliveries.find(
    deliveries.ref.where('sessionId', '==', sessionId).limit(DELIVERIES_MAX),
    work,
  );
  return [...found].sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
};

export const countDeliveries = (sessionId: string): Promise<number> =>
  countDocuments(deliveries.ref.where('sessionId', '==', sessionId));

/** Sent versions of a project that count as accepted without an answer. */
export const findLapsingDeliveries = async (projectId: string, work: Work): Promise<readonly Delivery[]> => {
  const found = await work.findStored(
    deliveries,
    deliveries.ref
      .where('projectId', '==', projectId)
      .where('state', '==', 'delivered')
      .limit(PROJECT_DELIVERIES_MAX),
  );
  return found.filter(({ acceptsAt }) => acceptsAt);
};
