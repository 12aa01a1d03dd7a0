import { FieldPath, type Timestamp, type Query } from 'firebase-admin/firestore';
import type { AuditRecord } from '@domain/audit/audit.ts';
import { auditRecords } from '../unit/audit.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { countDocuments, countWaiting, type Waiting } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export interface AuditFilters {
  readonly agencyId: string;
  readonly by?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Timestamp | undefined;
  /** Exclusive. */
  readonly to?: Timestamp | undefined;
}

const findRecords = async (query: Query, work?: Work): Promise<readonly AuditRecord[]> => {
  const { docs } = await (work ? work.transaction.get(query) : query.get());
  return docs.flatMap((snapshot) => toRecord<AuditRecord>(snapshot) ?? []);
};

/** Returns records of a log, newest first, after the previous page. */
export const listAudit = (
  { from, to, ...fields }: AuditFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly AuditRecord[]> => {
  let query: Query = auditRecords().limit(limit);
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) query = query.where(field, '==', value);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  const ordered = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return findRecords(after ? ordered.startAfter(after.createdAt, after.id) : ordered);
};

const filterUnsealed = (query: Query): Query => query.where('seq', '==', null);

/** Returns agencies of the longest waiting unsealed records; null: without an agency. */
export const findAgenciesToSeal = async (limit: number): Promise<readonly (string | null)[]> => {
  const waiting = filterUnsealed(auditRecords()).orderBy('at').limit(limit).select('agencyId');
  const { docs } = await waiting.get();
  return [...new Set(docs.map((snapshot) => snapshot.get('agencyId') as string | null))];
};

/** Returns a chain's unsealed records, in order of time. */
export const findRecordsToSeal = (
  agencyId: string | null,
  limit: number,
  work: Work,
): Promise<readonly AuditRecord[]> =>
  findRecords(
    filterUnsealed(auditRecords().where('agencyId', '==', agencyId))
      .orderBy('at')
      .limit(limit),
    work,
  );

export const countToSeal = (agencyId: string): Promise<number> =>
  countDocuments(filterUnsealed(auditRecords().where('agencyId', '==', agencyId)));

export const tallyOverdueSeals = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(filterUnsealed(auditRecords().where('agencyId', '==', agencyId)).where('at', '<=', by), 'at');

export const findChainedRecords = (
  agencyId: string,
  seq: number,
  limit: number,
): Promise<readonly AuditRecord[]> =>
  findRecords(
    auditRecords().where('agencyId', '==', agencyId).where('seq', '>', seq).orderBy('seq').limit(limit),
  );

export const findAuditAfter = (
  id: string | null,
  limit: number,
  work: Work,
): Promise<readonly AuditRecord[]> => {
  const all = auditRecords().orderBy(FieldPath.documentId()).limit(limit);
  return findRecords(id === null ? all : all.startAfter(id), work);
};
