import { FieldPath, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import type { CopySource } from '@domain/health/health.schema.ts';
import { collectionRef, db } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import type { Compared } from './refresh.ts';
import { compareIn, compareRecordCopies, compareWithTalent } from './repair-copies.ts';
import { TALENT_COLLECTIONS, findWithoutTalent } from './talent-collections.ts';
import type { Work } from '../unit/work.ts';

/** Returns whether a collection's only check is that its talents exist. */
export const isTalentRecord = (collection: CopySource): boolean =>
  TALENT_COLLECTIONS.some((name) => name === collection);

/** The field that names a record's agencies; other records have a single `agencyId`. */
const SHARED: readonly CopySource[] = [
  'talents',
  'curationTickets',
  'companies',
  'engineerAssignments',
  'talentCache',
  'demoCache',
];

/** Queries an agency's records in a collection. Accounts are found by memberships. */
const queryAgency = (collection: CopySource, agencyId: string): Query => {
  if (collection === 'agencies')
    return collectionRef(collection).where(FieldPath.documentId(), '==', agencyId);
  return SHARED.includes(collection)
    ? collectionRef(collection).where('agencyIds', 'array-contains', agencyId)
    : collectionRef(collection === 'users' ? 'memberships' : collection).where('agencyId', '==', agencyId);
};

export interface SourceRecord {
  readonly collection: CopySource;
  readonly id: string;
  readonly projectId?: string | undefined;
}

interface SourcePage {
  readonly records: readonly SourceRecord[];
  readonly read: number;
  /** Cursor of the next page; undefined: this was the last. */
  readonly after: string | undefined;
}

const FIELDS = ['talentId', 'userId', 'projectId'];

/** Filters records: copies of talents only if their talent is missing, and memberships as distinct accounts. */
const toCompare = async (
  collection: CopySource,
  docs: readonly DocumentSnapshot[],
): Promise<readonly SourceRecord[]> => {
  if (collection === 'users')
    return [...new Set(docs.map((snapshot) => String(snapshot.get('userId'))))].map((id) => ({
      collection,
      id,
    }));
  if (isTalentRecord(collection))
    return (await findWithoutTalent(db(), docs)).map(({ id }) => ({ collection, id }));

  return docs.map((snapshot) => ({
    collection,
    id: snapshot.id,
    projectId: snapshot.get('projectId') as string | undefined,
  }));
};

/** Reads a page of at most `limit` documents, and as many copies of talents. */
export const readSourcePage = async (
  collection: CopySource,
  agencyId: string,
  after: string | undefined,
  limit: number,
): Promise<SourcePage> => {
  const ordered = queryAgency(collection, agencyId)
    .orderBy(FieldPath.documentId())
    .limit(limit)
    .select(...FIELDS);
  const { docs } = await (after === undefined ? ordered : ordered.startAfter(after)).get();
  const last = docs.length === limit ? docs.at(-1) : undefined;
  return { records: await toCompare(collection, docs), read: docs.length, after: last?.id };
};

/** Counts an agency's records in a collection: a read per thousand. */
export const countSources = (collection: CopySource, agencyId: string): Promise<number> =>
  countDocuments(queryAgency(collection, agencyId));

const compareAt = ({ collection, id }: SourceRecord, transaction: Transaction): Promise<Compared> => {
  const compare = isTalentRecord(collection)
    ? compareWithTalent(collectionRef(collection).doc(id))
    : compareRecordCopies(collection, id);
  return compareIn(db(), transaction, compare);
};

/** Compares a record's copies as a unit of work reads them; nothing when it is missing. */
export const compareSource = (source: SourceRecord, work: Work): Promise<Compared> =>
  compareAt(source, work.transaction);

/** Compares a record's copies at one moment. */
export const compareSourceNow = (source: SourceRecord): Promise<Compared> =>
  db().runTransaction((transaction) => compareAt(source, transaction), { readOnly: true });

export const isAgencyRecord = async (
  { collection, id }: SourceRecord,
  agencyId: string,
  { transaction }: Work,
): Promise<boolean> => {
  if (collection === 'rehearsalSummaries' || collection === 'agencies') return id === agencyId;
  if (collection === 'users') {
    const query = queryAgency(collection, agencyId).where('userId', '==', id).limit(1);
    return !(await transaction.get(query)).empty;
  }

  const snapshot = await transaction.get(collectionRef(collection).doc(id));
  const [ownerId, ownerIds] = [snapshot.get('agencyId') as unknown, snapshot.get('agencyIds') as unknown];

  return SHARED.includes(collection)
    ? Array.isArray(ownerIds) && ownerIds.includes(agencyId)
    : ownerId === agencyId;
};
