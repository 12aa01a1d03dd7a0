import type { Query, Timestamp } from 'firebase-admin/firestore';
import { NEWS_MAX } from '@domain/work/news.ts';
import { ITEMS_MAX } from '@domain/work/work.ts';
import { toRecord } from './db.ts';

/** A number of records with the first one; undefined without any. */
export interface Tally<Record> {
  readonly count: number;
  readonly first: Record | undefined;
  /** Reads the records, at most `ITEMS_MAX`. */
  readonly list: () => Promise<readonly Record[]>;
}

/** Owner of counted records: agencies, or a company, talent or engineer in them. */
export interface RecordOwner {
  readonly agencyIds: readonly string[];
  readonly companyId?: string | undefined;
  readonly talentId?: string | undefined;
  readonly engineerId?: string | undefined;
}

export const limitToOwner = (query: Query, { agencyIds, ...owner }: RecordOwner): Query =>
  Object.entries(owner).reduce(
    (cut, [field, value]) => (value === undefined ? cut : cut.where(field, '==', value)),
    query.where('agencyId', 'in', agencyIds),
  );

/** Limits a query to one agency; undefined: all. */
export const limitToAgency = (query: Query, agencyId: string | undefined): Query =>
  agencyId === undefined ? query : query.where('agencyId', '==', agencyId);

/** Counts a query's documents: a read per thousand. */
export const countDocuments = async (query: Query): Promise<number> =>
  (await query.count().get()).data().count;

/** Counts a query's documents and reads the first: one read more. */
export const tally = async <Record extends { readonly id: string }>(query: Query): Promise<Tally<Record>> => {
  const [count, { docs }] = await Promise.all([countDocuments(query), query.limit(1).get()]);
  const list = () => findUpTo<Record>(query, ITEMS_MAX);
  return { count, first: docs[0] && toRecord<Record>(docs[0]), list };
};

/** A number of waiting records with the oldest time; undefined without any. */
export interface Waiting {
  readonly count: number;
  readonly since: Timestamp | undefined;
}

/** Counts a query's waiting records with the oldest time in a field: a read per thousand, plus one. */
export const countWaiting = async (query: Query, field: string): Promise<Waiting> => {
  const [count, { docs }] = await Promise.all([
    countDocuments(query),
    query.orderBy(field).limit(1).select(field).get(),
  ]);
  return { count, since: docs[0]?.get(field) as Timestamp | undefined };
};

export const findUpTo = async <Record extends { readonly id: string }>(
  query: Query,
  limit: number,
): Promise<readonly Record[]> =>
  (await query.limit(limit).get()).docs.flatMap((snapshot) => toRecord<Record>(snapshot) ?? []);

/** Returns records whose `field` is after a moment, latest first, up to the limit of news. */
export const findLatest = <Record extends { readonly id: string }>(
  query: Query,
  field: string,
  since: Timestamp,
): Promise<readonly Record[]> => findUpTo(query.where(field, '>=', since).orderBy(field, 'desc'), NEWS_MAX);
