import { FieldPath, type Query, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { inReviewOrder } from '@domain/demos/review-order.ts';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { collectionRef, db, toRecord, withoutId } from '../firestore/db.ts';
import { counted, latest } from '../firestore/tally.ts';

const demos = () => collectionRef('demos');

/** A name that no demo has yet. */
export const newDemoId = (): string => demos().doc().id;

export const readDemo = async (id: string, transaction?: Transaction): Promise<Demo | undefined> => {
  const ref = demos().doc(id);
  return toRecord<Demo>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Demos by their ids; those that there are not are left out. */
export const readDemos = async (ids: readonly string[]): Promise<readonly Demo[]> => {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => demos().doc(id)));
  return found.flatMap((snapshot) => toRecord<Demo>(snapshot) ?? []);
};

/** Returns all demos of a talent. Every change reads them all, so concurrent changes run one after the other. */
export const findTalentDemos = async (
  talentId: string,
  transaction: Transaction,
): Promise<readonly Demo[]> => {
  const found = await transaction.get(demos().where('talentId', '==', talentId));
  return found.docs.flatMap((snapshot) => toRecord<Demo>(snapshot) ?? []);
};

/** Every demo on a ticket, in the order in which they are reviewed. */
export const demosOnTicket = async (
  curationTicketId: string,
  transaction?: Transaction,
): Promise<readonly Demo[]> => {
  const query = demos().where('curationTicketId', '==', curationTicketId);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return inReviewOrder(docs.flatMap((snapshot) => toRecord<Demo>(snapshot) ?? []));
};

export const createDemo = (transaction: Transaction, demo: Demo): void => {
  transaction.create(demos().doc(demo.id), withoutId(demo));
};

export const updateDemo = (transaction: Transaction, id: string, change: Partial<Demo>): void => {
  transaction.update(demos().doc(id), change);
};

export const deleteDemo = (transaction: Transaction, id: string): void => {
  transaction.delete(demos().doc(id));
};

/** Whose demos are listed: each of these narrows the list. */
export interface DemoListFilters {
  readonly talentId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly assignedTo?: string | undefined;
  readonly reviewStatus?: ReviewStatus | undefined;
}

/** One page of demos, newest first; reads `limit` documents at most. */
export const listDemos = async (
  { talentId, agencyId, assignedTo, reviewStatus }: DemoListFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Demo[]> => {
  let query: Query = demos();
  if (agencyId !== undefined) query = query.where('agencyIds', 'array-contains', agencyId);
  for (const [field, value] of Object.entries({ talentId, assignedTo, reviewStatus }))
    if (value !== undefined) query = query.where(field, '==', value);
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(after.createdAt, after.id);
  const found = await query.limit(limit).get();
  return found.docs.flatMap((snapshot) => toRecord<Demo>(snapshot) ?? []);
};

/** Demos of a talent that were rejected, in some agencies. */
export const countRejected = (agencyIds: readonly string[], talentId: string): Promise<number> =>
  counted(
    demos()
      .where('agencyIds', 'array-contains-any', agencyIds)
      .where('talentId', '==', talentId)
      .where('reviewStatus', '==', 'rejected'),
  );

/** Demos of a talent that were reviewed since a moment, the latest first. */
export const latestReviewed = (talentId: string, since: Timestamp): Promise<readonly Demo[]> =>
  latest(demos().where('talentId', '==', talentId), 'reviewedAt', since);
