import type { Query, Timestamp } from 'firebase-admin/firestore';
import { NEWS_MAX } from '@domain/work/news.ts';
import { documentOf } from './db.ts';

/** How many records there are, and the first of them; undefined where there is none. */
export interface Tally<Record> {
  readonly count: number;
  readonly first: Record | undefined;
}

/** Whose records are counted: those of some agencies, or of a company, a talent or an engineer in them. */
export interface Whose {
  readonly agencyIds: readonly string[];
  readonly companyId?: string | undefined;
  readonly talentId?: string | undefined;
  readonly engineerId?: string | undefined;
}

/** A query cut down to what is theirs. */
export const ofWhom = (query: Query, { agencyIds, ...one }: Whose): Query =>
  Object.entries(one).reduce(
    (cut, [field, value]) => (value === undefined ? cut : cut.where(field, '==', value)),
    query.where('agencyId', 'in', agencyIds),
  );

/** A query cut down to what is of one agency; undefined: of all of them. */
export const withinAgency = (query: Query, agencyId: string | undefined): Query =>
  agencyId === undefined ? query : query.where('agencyId', '==', agencyId);

/** How many documents a query finds: a read for each thousand of them. */
export const counted = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The same, with the first of them in the order of the query: one read more. */
export const tally = async <Record extends { readonly id: string }>(query: Query): Promise<Tally<Record>> => {
  const [count, { docs }] = await Promise.all([counted(query), query.limit(1).get()]);
  return { count, first: docs[0] && documentOf<Record>(docs[0]) };
};

/** How many records wait, and since when the one that waits longest; undefined where there is none. */
export interface Waiting {
  readonly count: number;
  readonly since: Timestamp | undefined;
}

/** Records of a query, which wait since a moment that is in a field of theirs: a read for each thousand of them, and one more. */
export const waitingSince = async (query: Query, field: string): Promise<Waiting> => {
  const [count, { docs }] = await Promise.all([
    counted(query),
    query.orderBy(field).limit(1).select(field).get(),
  ]);
  return { count, since: docs[0]?.get(field) as Timestamp | undefined };
};

/** Up to a limit, in the order of the query. */
export const firstOf = async <Record extends { readonly id: string }>(
  query: Query,
  limit: number,
): Promise<readonly Record[]> =>
  (await query.limit(limit).get()).docs.flatMap((snapshot) => documentOf<Record>(snapshot) ?? []);

/** Records whose `field` is a moment since another, the latest first: as many as news tell at most. */
export const latest = <Record extends { readonly id: string }>(
  query: Query,
  field: string,
  since: Timestamp,
): Promise<readonly Record[]> => firstOf(query.where(field, '>=', since).orderBy(field, 'desc'), NEWS_MAX);
