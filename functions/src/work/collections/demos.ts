import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import { getPrincipals } from '@domain/demos/principal.ts';
import { sortForReview } from '@domain/demos/review-order.ts';
import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { repeatedFields } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countDocuments, findLatest } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const demos = collection<Demo>('demos');

export const newDemoId = demos.newId;

export const readDemo = demos.get;

export const readDemos = (ids: readonly string[]): Promise<readonly Demo[]> => demos.getAll(ids);

/** The principal demo of each category; a wish for another one is stored by its operation. */
export const principals = repeatedFields({
  key: 'talents',
  sources: {
    demos: records<Demo>('demos').by('talentId', [
      'category',
      'approved',
      'principalInCategory',
      'createdAt',
    ]),
  },
  stored: {},
  copies: ({ demos: all }, doc) => {
    const chosen = getPrincipals(all);
    return all.map(({ id, principalInCategory }) => ({
      ref: doc('demos', id),
      agencyIds: [],
      stored: { principalInCategory },
      wanted: { principalInCategory: chosen.has(id) },
    }));
  },
});

/** Returns all demos of a talent. Every change reads them all, so concurrent changes run one after the other. */
export const findTalentDemos = (talentId: string, work: Work): Promise<readonly Demo[]> =>
  work.findStored(demos, demos.ref.where('talentId', '==', talentId));

/** A ticket's demos in review order. */
export const findTicketDemos = async (curationTicketId: string, work?: Work): Promise<readonly Demo[]> => {
  const query = demos.ref.where('curationTicketId', '==', curationTicketId);
  return sortForReview(await demos.find(query, work));
};

export interface DemoListFilters {
  readonly talentId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly assignedTo?: string | undefined;
  readonly reviewStatus?: ReviewStatus | undefined;
}

export const listDemos = async (
  { talentId, agencyId, assignedTo, reviewStatus }: DemoListFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Demo[]> => {
  let query: Query = demos.ref;
  if (agencyId !== undefined) query = query.where('agencyIds', 'array-contains', agencyId);
  for (const [field, value] of Object.entries({ talentId, assignedTo, reviewStatus }))
    if (value !== undefined) query = query.where(field, '==', value);
  query = query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(after.createdAt, after.id);
  return demos.find(query.limit(limit));
};

export const countRejected = (agencyIds: readonly string[], talentId: string): Promise<number> =>
  countDocuments(
    demos.ref
      .where('agencyIds', 'array-contains-any', agencyIds)
      .where('talentId', '==', talentId)
      .where('reviewStatus', '==', 'rejected'),
  );

export const findLatestReviewed = (talentId: string, since: Timestamp): Promise<readonly Demo[]> =>
  findLatest(demos.ref.where('talentId', '==', talentId), 'reviewedAt', since);
