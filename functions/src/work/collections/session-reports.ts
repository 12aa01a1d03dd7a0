import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { RecordingSessionReport, ReportInvite } from '@domain/sessions/report.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  findLatest,
  limitToOwner,
  tally,
  type Tally,
  type Waiting,
  countWaiting,
  type RecordOwner,
  limitToAgency,
} from '../../platform/firestore/tally.ts';

export const recordingSessionReports = collection<RecordingSessionReport>('recordingSessionReports');
export const reportInvites = collection<ReportInvite>('reportInvites');

export const readReport = recordingSessionReports.get;

export const readReportAt = async (urlIdentifier: string): Promise<RecordingSessionReport | undefined> => {
  return recordingSessionReports.findFirst(
    recordingSessionReports.ref.where('urlIdentifier', '==', urlIdentifier),
  );
};

export const readReportInvite = reportInvites.get;

export const findSealedReports = async (projectId: string): Promise<readonly string[]> => {
  const { docs } = await recordingSessionReports.ref
    .where('projectId', '==', projectId)
    .select('sealedAt')
    .get();
  return docs.filter((report) => report.get('sealedAt') !== null).map(({ id }) => id);
};

/** Reports due for a reminder check by a moment, oldest first. */
export const findDueReports = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const query = limitToAgency(recordingSessionReports.ref, agencyId).where('remindAt', '<=', by);
  const { docs } = await query.orderBy('remindAt').orderBy(FieldPath.documentId()).limit(limit).get();
  return docs.map(({ id }) => id);
};

export const tallyOverdueReports = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(recordingSessionReports.ref, agencyId).where('remindAt', '<=', by), 'remindAt');

/** Counts reports without a signature, or without all three (`sealedAt`), oldest first. */
export const tallyUnsigned = (
  recordOwner: RecordOwner,
  by: 'engSignedAt' | 'cliSignedAt' | 'sealedAt',
): Promise<Tally<RecordingSessionReport>> =>
  tally(limitToOwner(recordingSessionReports.ref, recordOwner).where(by, '==', null).orderBy('createdAt'));

export const findLatestSealed = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly RecordingSessionReport[]> =>
  findLatest(limitToOwner(recordingSessionReports.ref, recordOwner), 'sealedAt', since);
