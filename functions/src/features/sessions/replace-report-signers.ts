import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { notifySigners } from '../../outgoing/mail/notify-signers.ts';
import {
  recordingSessionReports,
  readReport,
  readReportInvite,
} from '../../work/collections/session-reports.ts';
import { setSigners } from '../../work/records/session-reports.ts';
import { getForgottenSigners, getPlannedSigners, replaceSigners } from './signers.ts';
import type { Work } from '../../work/unit/work.ts';

/** Assigns a session's signing roles to other people and notifies them; 409 once the report is sealed. */
export const replaceReportSigners = async (
  after: RecordingSession,
  { from, to }: { readonly from: readonly ParticipantContact[]; readonly to: readonly ParticipantContact[] },
  work: Work,
): Promise<void> => {
  if (!after.hasReport) return;

  const [report, invite] = [await readReport(after.id, work), await readReportInvite(after.id, work)];
  if (!report || !invite) throw notFound();
  if (report.sealedAt !== null) throw new AppError(409, 'session.sealed');

  const forgotten = getForgottenSigners(invite, report, from);
  const people = await getPlannedSigners(after, to, work, forgotten);
  const { signers, replaced } = replaceSigners(invite, people, report);

  setSigners(work, after.id, signers);
  if (after.engineerId !== report.engineerId)
    work.updateById(recordingSessionReports, after.id, { engineerId: after.engineerId });
  notifySigners(work, { ...invite, signers }, replaced);
};
