import type { Transaction } from 'firebase-admin/firestore';
import type { UseReport } from '@domain/ledger/use-reports.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

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
