import {
  FieldPath,
  type DocumentReference,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Instant } from '@domain/contract.ts';
import type { Demo, DemoCache } from '@domain/demos/demos.ts';
import { publicDemoOf, type HOLD_AT_ONCE, type ShownTalent } from '@domain/demos/public-demo.ts';
import { collectionOf, db, documentOf, withoutId } from '../firestore/db.ts';

const approved = () => collectionOf('demoCache');

/** The public halves of a talent's approved demos, which carry the name that clients see. */
export const publicDemosOf = async (
  talentId: string,
  transaction: Transaction,
): Promise<readonly DocumentReference[]> => {
  const query = approved().where('talentId', '==', talentId);
  return (await transaction.get(query)).docs.map(({ ref }) => ref);
};

/**
 * Shows an approved demo to the clients of the agencies that show its talent. One that they found before keeps its place
 * among the newest.
 */
export const publishDemo = (
  transaction: Transaction,
  demo: Demo,
  talent: ShownTalent,
  approvedAt: Instant,
): DemoCache => {
  const half = publicDemoOf(demo, talent, approvedAt);
  transaction.set(approved().doc(demo.id), withoutId(half));
  return half;
};

/** What holds of an approved demo at once, whatever its review. */
export const updatePublicDemo = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<DemoCache, (typeof HOLD_AT_ONCE)[number]>>,
): void => {
  transaction.update(approved().doc(id), change);
};

/** Clients no longer find it; one that they never found is no error. */
export const withdrawDemo = (transaction: Transaction, id: string): void => {
  transaction.delete(approved().doc(id));
};

export interface DemoFilters {
  readonly agencyId: string;
  readonly language: string;
  readonly gender?: string | undefined;
  readonly voiceAge?: string | undefined;
  readonly tone?: string | undefined;
  readonly category?: string | undefined;
  /** Those of these talents alone. */
  readonly talentIds?: readonly string[] | undefined;
}

type Place = { readonly approvedAt: FirebaseFirestore.Timestamp; readonly id: string };

/** Values that one query may be asked for. */
const IN_MAX = 30;

/** Newest first; of one moment, the greater id. */
const newestFirst = (one: DemoCache, other: DemoCache): number => {
  const [a, b] = [one.approvedAt as Timestamp, other.approvedAt as Timestamp];
  return b.seconds - a.seconds || b.nanoseconds - a.nanoseconds || (one.id < other.id ? 1 : -1);
};

const pageOf = async (
  filters: DemoFilters,
  after: Place | undefined,
  limit: number,
): Promise<readonly DemoCache[]> => {
  let query: Query = approved()
    .where('agencyIds', 'array-contains', filters.agencyId)
    .where('language', '==', filters.language);
  for (const trait of ['gender', 'voiceAge', 'tone', 'category'] as const) {
    const wanted = filters[trait];
    if (wanted !== undefined) query = query.where(trait, '==', wanted);
  }
  if (filters.talentIds) query = query.where('talentId', 'in', filters.talentIds);
  query = query.orderBy('approvedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  if (after) query = query.startAfter(after.approvedAt, after.id);
  const found = await query.limit(limit).get();
  return found.docs.flatMap((snapshot) => documentOf<DemoCache>(snapshot) ?? []);
};

/**
 * One page of approved demos, newest first; reads `limit` documents at most, whatever the collection holds, and as many
 * again for every thirty talents that are asked for.
 */
export const findDemos = async (
  filters: DemoFilters,
  after: Place | undefined,
  limit: number,
): Promise<readonly DemoCache[]> => {
  const { talentIds } = filters;
  if (!talentIds) return pageOf(filters, after, limit);
  const parts = Array.from({ length: Math.ceil(talentIds.length / IN_MAX) }, (_, part) =>
    talentIds.slice(part * IN_MAX, (part + 1) * IN_MAX),
  );
  const pages = await Promise.all(parts.map((part) => pageOf({ ...filters, talentIds: part }, after, limit)));
  return pages.flat().sort(newestFirst).slice(0, limit);
};

/** The public half of an approved demo; undefined for one that is not, or no longer, approved. */
/** Approved demos by their ids; those that there are not are left out. */
export const readApprovedDemos = async (
  ids: readonly string[],
  transaction?: Transaction,
): Promise<readonly DemoCache[]> => {
  if (ids.length === 0) return [];
  const found = await (transaction ?? db()).getAll(...ids.map((id) => approved().doc(id)));
  return found.flatMap((snapshot) => documentOf<DemoCache>(snapshot) ?? []);
};

export const readApprovedDemo = async (
  id: string,
  transaction?: Transaction,
): Promise<DemoCache | undefined> => {
  const ref = approved().doc(id);
  return documentOf<DemoCache>(await (transaction ? transaction.get(ref) : ref.get()));
};
