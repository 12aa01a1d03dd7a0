import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { hasSigned } from '@domain/sessions/report-sections.ts';
import { REPORT_ROLES } from '@domain/sessions/report.ts';
import { getNextSignatureReminder, getNightEnd } from '@domain/sessions/signature-reminders.ts';
import { keepSealedPaper } from '../sealed-paper.ts';
import { job, type Step } from '../../../work/unit/operation.ts';
import { notifySigners } from '../../../outgoing/mail/notify-signers.ts';
import { readProject } from '../../../work/collections/projects.ts';
import { readSession } from '../../../work/collections/recording-sessions.ts';
import {
  recordingSessionReports,
  readReport,
  readReportInvite,
  findDueReports,
} from '../../../work/collections/session-reports.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';

const RUN_MAX = 100;

const ROUND_MS = 4 * 60 * 1000;

const makePaper = async (step: Step, id: string): Promise<void> => {
  if ((await readReport(id))?.sealedAt) await keepSealedPaper(step, id);
};

/** Reminds a report's missing signers. Returns the number of emails queued. */
const sendReminder = (step: Step, id: string, now: number): Promise<number> =>
  step(
    async (work) => {
      const report = await readReport(id, work);
      const dueAt = report?.remindAt?.toMillis();
      if (!report || dueAt === undefined || dueAt > now || report.sealedAt !== null) return 0;

      const [invite, session, project] = [
        await readReportInvite(id, work),
        await readSession(id, work),
        await readProject(report.projectId, work),
      ];
      if (!invite || !session || project?.shelf !== 'open') {
        work.updateById(recordingSessionReports, id, { remindAt: null });
        return 0;
      }

      const { timeZone } = session;
      const morning = getNightEnd(now, timeZone);
      if (morning !== undefined) {
        work.updateById(recordingSessionReports, id, { remindAt: Timestamp.fromMillis(morning) });
        return 0;
      }

      const remindersSent = report.remindersSent + 1;
      const next = getNextSignatureReminder(report.createdAt.toMillis(), remindersSent, timeZone);
      const remindAt = next === null ? null : Timestamp.fromMillis(Math.max(next, now));
      const missing = REPORT_ROLES.filter((role) => !hasSigned(report, role));

      work.updateById(recordingSessionReports, id, { remindAt, remindersSent });
      notifySigners(work, invite, missing, remindersSent);

      work.audit(
        { subject: `recordingSessionReports/${id}`, agencyId: report.agencyId },
        { remindersSent: report.remindersSent },
        { remindersSent, missing },
        { action: 'sessions.remind' },
      );

      return missing.length;
    },
    { action: null },
  );

/** Reminds signers of reports due at a moment (milliseconds), by day in the session's zone; creates missing sealed files. Returns the emails queued. */
export const remindSigners = job(
  'reminders',
  async (step, now: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const over = Date.now() + roundMs;
    let reminded = 0;

    for (const id of await findDueReports(Timestamp.fromMillis(now), RUN_MAX, agencyId)) {
      if (Date.now() > over) break;
      try {
        await makePaper(step, id);
        reminded += await sendReminder(step, id, now);
      } catch (error) {
        logger.error('Signers of a report could not be reminded', { id, cause: String(error) });
      }
    }

    return reminded;
  },
);
