import type { Query, Transaction } from 'firebase-admin/firestore';
import type { UseReport } from '@domain/ledger/use-reports.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { ofWhom, tally, type Tally, type Whose } from '../firestore/tally.ts';

const reports = () => collectionOf('useReports');

/** Licences that one query names at most. */
const ASKED_MAX = 30;

/** The name of a report that is yet to be stored. */
export const newUseReportId = (): string => reports().doc().id;

export const readUseReport = async (id: string, transaction: Transaction): Promise<UseReport | undefined> =>
  documentOf<UseReport>(await transaction.get(reports().doc(id)));

export const storeUseReport = (transaction: Transaction, report: UseReport): void => {
  transaction.set(reports().doc(report.id), withoutId(report));
};

/** Licences whose open reports a list names at most. */
export const OPEN_REPORTS_MAX = 100;

const open = (query: Query): Query => query.where('state', '==', 'open').orderBy('reportedAt');

/** Ids of the licences of an agency with reports that nobody has answered, the oldest report first. */
export const licencesReported = async (agencyId: string): Promise<readonly string[]> => {
  const waiting = open(reports().where('agencyId', '==', agencyId)).limit(OPEN_REPORTS_MAX);
  const { docs } = await waiting.select('licenceId').get();
  return [...new Set(docs.map((report) => String(report.get('licenceId'))))];
};

/** Reports that nobody has answered, the oldest first. */
export const tallyReported = (whose: Whose): Promise<Tally<UseReport>> =>
  tally(open(ofWhom(reports(), whose)));

/** What was reported of some licences, by licence, the latest first. */
export const useReportsOf = async (
  licenceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UseReport[]>> => {
  const parts = Array.from({ length: Math.ceil(licenceIds.length / ASKED_MAX) }, (_, part) =>
    licenceIds.slice(part * ASKED_MAX, (part + 1) * ASKED_MAX),
  );
  const found = await Promise.all(parts.map((ids) => reports().where('licenceId', 'in', ids).get()));
  const byLicence = new Map<string, UseReport[]>();
  const all = found
    .flatMap(({ docs }) => docs.flatMap((snapshot) => documentOf<UseReport>(snapshot) ?? []))
    .sort((one, other) => other.reportedAt.toMillis() - one.reportedAt.toMillis());
  for (const report of all)
    byLicence.set(report.licenceId, [...(byLicence.get(report.licenceId) ?? []), report]);
  return byLicence;
};
