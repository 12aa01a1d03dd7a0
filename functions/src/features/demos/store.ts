import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Demo, DemoCache } from '@domain/demos/demos.ts';
import { db, documentOf } from '../../firestore/db.ts';

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
  let query: Query = db()
    .collection('demoCache')
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

export const readDemo = async (id: string): Promise<Demo | undefined> =>
  documentOf<Demo>(await db().collection('demos').doc(id).get());

export const readDemoCache = async (id: string): Promise<DemoCache | undefined> =>
  documentOf<DemoCache>(await db().collection('demoCache').doc(id).get());

/** Bucket path of an audition's take. */
export const readTakePath = async (entryId: string): Promise<string | null> => {
  const invite = (await db().collection('auditionInvites').doc(entryId).get()).data();
  const path: unknown = invite?.['storagePath'];
  return typeof path === 'string' ? path : null;
};
