import type { Locale } from '@domain/messages/locale.ts';
import type { ReportRole } from '@domain/sessions/report.ts';
import { readSession } from '../../../../work/collections/recording-sessions.ts';
import { readReport, readReportInvite } from '../../../../work/collections/session-reports.ts';

/** The signers' roles, in the reader's language. */
export const ROLE_NAMES = {
  en: { ENGINEER: 'sound engineer', CLIENT: 'client', VOD: 'voice-over director' },
  es: { ENGINEER: 'técnico de sonido', CLIENT: 'cliente', VOD: 'director/a de voz' },
} as const satisfies Record<Locale, Record<ReportRole, string>>;

/** Returns a report with its signers and its session. */
export const readMailedReport = async (reportId: string) => {
  const [report, invite, session] = await Promise.all([
    readReport(reportId),
    readReportInvite(reportId),
    readSession(reportId),
  ]);
  return { report, invite, session };
};
