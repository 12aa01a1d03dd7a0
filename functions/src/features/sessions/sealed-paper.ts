import { logger } from 'firebase-functions';
import { REPORT_ROLES, type RecordingSessionReport, type ReportInvite } from '@domain/sessions/report.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { sealPaper } from '../../outgoing/documents/seal-paper.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { notifySeal } from '../../outgoing/mail/notify-seal.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { readReport, readReportInvite } from '../../work/collections/session-reports.ts';
import { setSealedPaper } from '../../work/records/session-reports.ts';
import { seals } from '../../work/collections/seals.ts';
import { findLicencesInForce } from '../../work/collections/sold-licences.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { discardFile, saveFile } from '../../platform/storage/files.ts';
import type { Step } from '../../work/unit/operation.ts';
import { REPORT_PAPER_TEXTS } from './report-paper-texts.ts';
import { makeReportPaper } from './report-paper.ts';

const makePaper = async (report: RecordingSessionReport, invite: ReportInvite) => {
  const session = await readSession(report.id);
  if (!session) throw notFound();

  const [agency, licences] = await Promise.all([
    readAgency(report.agencyId),
    Promise.all(getSessionRoles(session).map(({ voiceId }) => findLicencesInForce(voiceId))),
  ]);
  const { locale } = invite.signers.CLIENT;
  const { paper, foot } = makeReportPaper(
    { report, invite, session, agency, licences: licences.flat() },
    locale,
  );

  return sealPaper(paper, { foot, reason: REPORT_PAPER_TEXTS[locale].reason });
};

/** Returns the path of a sealed report's file, creating and mailing it on the first request; one creation wins. 409 until all three have signed. */
export const keepSealedPaper = async (step: Step, id: string): Promise<string> => {
  const [report, invite] = await Promise.all([readReport(id), readReportInvite(id)]);
  if (!report || !invite) throw notFound();

  const { sealedAt } = report;
  if (sealedAt === null) throw new AppError(409, 'report.unsealed');
  if (invite.storagePath) return invite.storagePath;

  const { bytes, sha256, certificateSha256 } = await makePaper(report, invite);
  const path = `reports/${id}/${sha256}.pdf`;

  await saveFile(path, bytes, 'application/pdf');

  const storagePath = await step(
    async (work) => {
      const current = await readReportInvite(id, work);
      if (!current) throw notFound();
      if (current.storagePath) return current.storagePath;

      setSealedPaper(work, id, { sha256, storagePath: path });
      work.set(seals, { id: sha256, sealedAt, certificateSha256 });
      notifySeal(work, current, REPORT_ROLES);

      const { agencyId, projectId } = report;
      recordEvent(work, {
        agencyId,
        event: 'report.sealed',
        data: { projectId, sessionId: id, reportId: id, sha256 },
      });

      work.audit({ subject: `recordingSessionReports/${id}`, agencyId }, null, { paperSha256: sha256 });

      return path;
    },
    { author: { platform: 'seal' }, action: 'sessions.seal' },
  );

  if (storagePath !== path) await discardFile(path);

  return storagePath;
};

/** Creates the file of a report this call has sealed. A schedule retries failures; the signature is valid regardless. */
export const sealIfSigned = async (
  step: Step,
  {
    id,
    isSealed,
  }: {
    readonly id: string;
    readonly isSealed: boolean;
  },
): Promise<void> => {
  if (!isSealed) return;
  try {
    await keepSealedPaper(step, id);
  } catch (error) {
    logger.error('A sealed report has no file yet', { id, cause: String(error) });
  }
};
