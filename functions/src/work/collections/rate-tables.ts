import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  COMING_MAX,
  toRateTableId,
  readTable as asTable,
  type RateTable,
  type StoredRateTable,
} from '@domain/pricing/rate-tables.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { getAgencyDay } from './agencies.ts';
import type { Work } from '../unit/work.ts';

export const rateTables = collection<StoredRateTable>('rateTables');
const toRateTable = (snapshot: DocumentSnapshot): RateTable | undefined => {
  const stored = toRecord<StoredRateTable>(snapshot);
  return stored && asTable(stored);
};
const queryAgency = (agencyId: string) => rateTables.ref.where('agencyId', '==', agencyId);

export const readTable = async (
  agencyId: string,
  version: number,
  work: Work,
): Promise<RateTable | undefined> =>
  toRateTable(await work.transaction.get(rateTables.doc(toRateTableId(agencyId, version))));

/** Returns the rate table of a day (`YYYY-MM-DD`, in the agency's time zone): the latest start, and of equal starts the latest version. */
export const findTableOn = async (
  agencyId: string,
  day: string,
  work?: Work,
): Promise<RateTable | undefined> => {
  const begun = queryAgency(agencyId).where('validFrom', '<=', day);
  const latest = begun.orderBy('validFrom', 'desc').orderBy('version', 'desc').limit(1);
  const found = await (work ? work.transaction.get(latest) : latest.get());
  return found.docs[0] && toRateTable(found.docs[0]);
};

export const findTableToday = async (agencyId: string, work?: Work): Promise<RateTable | undefined> =>
  findTableOn(agencyId, await getAgencyDay(agencyId, work), work);

/** Tables that start after a day, next one first. */
export const findTablesAfter = async (
  agencyId: string,
  day: string,
  work?: Work,
): Promise<readonly RateTable[]> => {
  const coming = queryAgency(agencyId)
    .where('validFrom', '>', day)
    .orderBy('validFrom')
    .orderBy('version')
    .limit(COMING_MAX);
  const found = await (work ? work.transaction.get(coming) : coming.get());
  return found.docs.flatMap((snapshot) => toRateTable(snapshot) ?? []);
};

export const findLatestVersion = async (agencyId: string): Promise<number> => {
  const found = await queryAgency(agencyId).orderBy('version', 'desc').limit(1).get();
  return (found.docs[0] && toRateTable(found.docs[0])?.version) ?? 0;
};
