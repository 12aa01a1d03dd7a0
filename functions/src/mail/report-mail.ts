import { hasSigned } from '@domain/sessions/report-sections.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readReport, readReportInvite } from '../records/session-reports.ts';
import { readSession } from '../records/recording-sessions.ts';
import { spanText } from '../text/reader-zone.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { ReportAccessMail } from './templates/report-access.ts';

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
