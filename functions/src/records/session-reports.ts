import { FieldPath, FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type {
  RecordingSessionReport,
  ReportCode,
  ReportInvite,
  ReportRole,
} from '@domain/sessions/report.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import {
  latest,
  ofWhom,
  tally,
  type Tally,
  type Waiting,
  waitingSince,
  type Whose,
  withinAgency,
} from '../firestore/tally.ts';

const reports = () => collectionRef('recordingSessionReports');
const invites = () => collectionRef('reportInvites');

export const readReport = async (
  id: string,
  transaction?: Transaction,
): Promise<RecordingSessionReport | undefined> => {
  const ref = reports().doc(id);
  return toRecord<RecordingSessionReport>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The report at a public address. */
export const reportAt = async (urlIdentifier: string): Promise<RecordingSessionReport | undefined> => {
  const { docs } = await reports().where('urlIdentifier', '==', urlIdentifier).limit(1).get();
  return docs[0] && toRecord<RecordingSessionReport>(docs[0]);
};

export const readReportInvite = async (
  reportId: string,
  transaction?: Transaction,
): Promise<ReportInvite | undefined> => {
  const ref = invites().doc(reportId);
  return toRecord<ReportInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Ids of the sealed reports of a project. */
export const sealedReportsIn = async (projectId: string): Promise<readonly string[]> => {
  const { docs } = await reports().where('projectId', '==', projectId).select('sealedAt').get();
  return docs.filter((report) => report.get('sealedAt') !== null).map(({ id }) => id);
};

/** Writes what the sealed file of a report is, and where it lies. */
export const setSealedPaper = (
  transaction: Transaction,
  id: string,
  { sha256, storagePath }: { readonly sha256: string; readonly storagePath: string },
): void => {
  transaction.update(reports().doc(id), { paperSha256: sha256, remindAt: null });
  transaction.update(invites().doc(id), { storagePath });
};

/** Writes a report with who signs it. */
export const createReport = (
  transaction: Transaction,
  report: RecordingSessionReport,
  invite: ReportInvite,
): void => {
  transaction.create(reports().doc(report.id), withoutId(report));
  transaction.create(invites().doc(invite.id), withoutId(invite));
};

export const updateReport = (
  transaction: Transaction,
  id: string,
  change: Partial<RecordingSessionReport>,
): void => {
  transaction.update(reports().doc(id), change);
};

/** Writes who signs from now on. */
export const setSigners = (transaction: Transaction, id: string, signers: ReportInvite['signers']): void => {
  transaction.update(invites().doc(id), { signers });
};

/** Writes the code of a role; undefined: it has none any more. */
export const setReportCode = (
  transaction: Transaction,
  id: string,
  role: ReportRole,
  code: ReportCode | undefined,
): void => {
  transaction.update(invites().doc(id), { [`codes.${role}`]: code ?? FieldValue.delete() });
};

/** Reports at which to look by a moment for reminders, the oldest first. */
export const reportsDue = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const query = withinAgency(reports(), agencyId).where('remindAt', '<=', by);
  const { docs } = await query.orderBy('remindAt').orderBy(FieldPath.documentId()).limit(limit).get();
  return docs.map(({ id }) => id);
};

/** Those of an agency that were due by a moment. */
export const reportsBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(withinAgency(reports(), agencyId).where('remindAt', '<=', by), 'remindAt');

/** Reports without a signature, or without all three of them (`sealedAt`); the oldest first. */
export const tallyUnsigned = (
  whose: Whose,
  by: 'engSignedAt' | 'cliSignedAt' | 'sealedAt',
): Promise<Tally<RecordingSessionReport>> =>
  tally(ofWhom(reports(), whose).where(by, '==', null).orderBy('createdAt'));

/** Reports whose last signature came since a moment, the latest first. */
export const latestSealed = (whose: Whose, since: Timestamp): Promise<readonly RecordingSessionReport[]> =>
  latest(ofWhom(reports(), whose), 'sealedAt', since);
