import type { Query } from 'firebase-admin/firestore';
import type { UseReport } from '@domain/ledger/use-reports.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { limitToOwner, tally, type Tally, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const useReports = collection<UseReport>('useReports');

export const newUseReportId = useReports.newId;

export const readUseReport = async (id: string, work: Work): Promise<UseReport | undefined> =>
  work.read(useReports, id);

const OPEN_REPORTS_MAX = 100;

const open = (query: Query): Query => query.where('state', '==', 'open').orderBy('reportedAt');

/** Returns ids of an agency's licences with unanswered reports, oldest report first. */
export const findReportedLicenceIds = async (agencyId: string): Promise<readonly string[]> => {
  const waiting = open(useReports.ref.where('agencyId', '==', agencyId)).limit(OPEN_REPORTS_MAX);
  const { docs } = await waiting.select('licenceId').get();
  return [...new Set(docs.map((report) => String(report.get('licenceId'))))];
};

/** Counts unanswered reports, oldest first. */
export const tallyReported = (recordOwner: RecordOwner): Promise<Tally<UseReport>> =>
  tally(open(limitToOwner(useReports.ref, recordOwner)));

/** Returns reports by licence, latest first. */
export const findUseReports = async (
  licenceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UseReport[]>> => {
  const found = await Promise.all(
    splitIntoChunks(licenceIds).map((ids) => useReports.ref.where('licenceId', 'in', ids).get()),
  );
  const byLicence = new Map<string, UseReport[]>();
  const all = found
    .flatMap(({ docs }) => docs.flatMap((snapshot) => toRecord<UseReport>(snapshot) ?? []))
    .sort((a, b) => b.reportedAt.toMillis() - a.reportedAt.toMillis());
  for (const report of all)
    byLicence.set(report.licenceId, [...(byLicence.get(report.licenceId) ?? []), report]);

  return byLicence;
};
