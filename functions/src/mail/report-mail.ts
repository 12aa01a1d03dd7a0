import { hasSigned } from '@domain/sessions/report-sections.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readReport, readReportInvite } from '../records/session-reports.ts';
import { readSession } from '../records/recording-sessions.ts';
import { spanText } from '../text/reader-zone.ts';
import { readFile } from '../storage/files.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { MailAttachment } from './templates/layout.ts';
import type { ReportAccessMail } from './templates/report-access.ts';
import type { ReportSealedMail } from './templates/report-sealed.ts';

/** What the mail to a signer says; nothing is sent to whoever has signed, or has the role no more. */
export const reportMailOf = async (
  { name, reportId, role, reminder }: MailParams['report-access'],
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Promise<{ readonly path: string; readonly mail: ReportAccessMail }> => {
  const [report, invite, session] = await Promise.all([
    readReport(reportId),
    readReportInvite(reportId),
    readSession(reportId),
  ]);
  const isTheirs = invite?.signers[role].email === to.toLowerCase();
  if (!report || !session || !isTheirs || hasSigned(report, role))
    throw new NoLongerNeeded('There is nothing to sign for this reader');
  const span = { from: session.startsAt.toMillis(), to: session.endsAt.toMillis() };
  return {
    path: addresses.report.href(report.urlIdentifier),
    mail: {
      name,
      role,
      isReminder: reminder > 0,
      address: to,
      projectName: session.projectName,
      character: session.character,
      when: spanText(span, session.timeZone, locale),
    },
  };
};

/** What the mail with a sealed report says, and the file itself. Nothing is sent once the report is gone, or to anybody else. */
export const sealedMailOf = async (
  { name, reportId, role }: MailParams['report-sealed'],
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Promise<{ readonly mail: ReportSealedMail; readonly attachment: MailAttachment }> => {
  const [invite, session] = await Promise.all([readReportInvite(reportId), readSession(reportId)]);
  const isTheirs = invite?.signers[role].email === to.toLowerCase();
  if (!invite?.storagePath || !session || !isTheirs)
    throw new NoLongerNeeded('There is no sealed report for this reader');
  const { projectName, character, startsAt, endsAt, timeZone } = session;
  const span = { from: startsAt.toMillis(), to: endsAt.toMillis() };
  return {
    mail: { name, projectName, character, when: spanText(span, timeZone, locale) },
    attachment: { fileName: 'session-report.pdf', bytes: await readFile(invite.storagePath) },
  };
};
