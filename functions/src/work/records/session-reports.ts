import { FieldValue } from 'firebase-admin/firestore';
import type {
  RecordingSessionReport,
  ReportCode,
  ReportInvite,
  ReportRole,
} from '@domain/sessions/report.ts';
import type { Work } from '../unit/work.ts';
import { recordingSessionReports, reportInvites } from '../collections/session-reports.ts';

export const setSealedPaper = (
  work: Work,
  id: string,
  { sha256, storagePath }: { readonly sha256: string; readonly storagePath: string },
): void => {
  work.updateById(recordingSessionReports, id, { paperSha256: sha256, remindAt: null });
  work.updateById(reportInvites, id, { storagePath });
};

export const createReport = (work: Work, report: RecordingSessionReport, invite: ReportInvite): void => {
  work.create(recordingSessionReports, report);
  work.create(reportInvites, invite);
};

export const setSigners = (work: Work, id: string, signers: ReportInvite['signers']): void => {
  work.updateById(reportInvites, id, { signers });
};

export const setReportCode = (
  work: Work,
  id: string,
  role: ReportRole,
  code: ReportCode | undefined,
): void => {
  work.transaction.update(reportInvites.doc(id), { [`codes.${role}`]: code ?? FieldValue.delete() });
};
