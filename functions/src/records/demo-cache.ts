import { type DocumentReference, type Transaction, FieldPath, type Query } from 'firebase-admin/firestore';
import type { DemoCache } from '@domain/demos/demos.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';

const approved = () => collectionOf('demoCache');

/** The public halves of a talent's approved demos, which carry the name that clients see. */
export const publicDemosOf = async (
  talentId: string,
  transaction: Transaction,
): Promise<readonly DocumentReference[]> => {
  const query = approved().where('talentId', '==', talentId);
  return (await transaction.get(query)).docs.map(({ ref }) => ref);
};

export interface DemoFilters {
  readonly agencyId: string;
  readonly language: string;
  readonly gender?: string | undefined;
  readonly voiceAge?: string | undefined;
  readonly tone?: string | undefined;
  readonly category?: string | undefined;
}

/** One page of approved demos, newest first; reads `limit` documents at most, whatever the collection holds. */
export const findDemos = async (
  filters: DemoFilters,
  after: { readonly approvedAt: FirebaseFirestore.Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly DemoCache[]> => {
  let query: Query = approved()
    .where('agencyIds', 'array-contains', filters.agencyId)
    .where('language', '==', filters.language);
  for (const trait of ['gender', 'voiceAge', 'tone', 'category'] as const) {
    const wanted = filters[trait];
    if (wanted !== undefined) query = query.where(trait, '==', wanted);
  }
  query = query.orderBy('approvedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(after.approvedAt, after.id);
  const found = await query.limit(limit).get();
  return found.docs.flatMap((snapshot) => documentOf<DemoCache>(snapshot) ?? []);
};

/** The public half of an approved demo; undefined for one that is not, or no longer, approved. */
export const readApprovedDemo = async (
  id: string,
  transaction?: Transaction,
): Promise<DemoCache | undefined> => {
  const ref = approved().doc(id);
  return documentOf<DemoCache>(await (transaction ? transaction.get(ref) : ref.get()));
};
