import { requireVisible } from '../../work/access/require-visible.ts';
import { sendPaper } from '../../outgoing/documents/send-paper.ts';
import type { Operation } from '../../work/operation.ts';
import { readReport } from '../../work/collections/session-reports.ts';
import { readSeal } from '../../work/collections/seals.ts';
import { readFile } from '../../platform/storage/files.ts';
import { requireReportAccess } from './report-access.ts';
import { keepSealedPaper } from './sealed-paper.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Sends a report's PDF: the same bytes for everyone; 409 until all three have signed. */
export const sendReportPaper = operationInSteps(
  'sessions.reportPaper',
  async ({ step, caller, params: { id }, response }) => {
    requireVisible(caller, 'recordingSessionReports', await readReport(id));
    return sendPaper(response, await readFile(await keepSealedPaper(step, id)), 'session-report');
  },
);

/** Sends the PDF to a signer by their validated role: the bytes that they were mailed. */
export const sendPublicReportPaper = operationInSteps(
  'sessions.publicReportPaper',
  async ({ step, params: { urlIdentifier }, query: { token }, response }) => {
    const isNamed = (report: { readonly urlIdentifier: string }): boolean =>
      report.urlIdentifier === urlIdentifier;
    const { report } = await requireReportAccess(token, isNamed);
    return sendPaper(response, await readFile(await keepSealedPaper(step, report.id)), 'session-report');
  },
);

/** Returns when a file was sealed here, even if its report is gone; persons are named only in the file. */
export const checkSeal: Operation<'sessions.checkSeal'> = async ({ params: { sha256 } }) => {
  const seal = await readSeal(sha256);
  return { sealedAt: seal ? new Date(seal.sealedAt.toMillis()).toISOString() : null };
};
