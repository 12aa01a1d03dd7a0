import { hasSigned } from '@domain/sessions/report-sections.ts';
import { REPORT_CODE, SECTION_PREFIX } from '@domain/sessions/report.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readReport, readReportInvite } from '../../work/records/session-reports.ts';
import { readSession } from '../../work/records/recording-sessions.ts';
import { formatMoment, formatSpan } from '../../work/text/reader-zone.ts';
import { getAddressClock } from './reader-clock.ts';
import { readFile } from '../../platform/storage/files.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { MailAttachment } from './templates/layout.ts';
import type { ReportCodeMail } from './templates/report-code.ts';
import type { ReportSignedMail } from './templates/report-signed.ts';
import { getDigits, isUsable } from '../../rights/tokens/report-code.ts';
import type { ReportAccessMail } from './templates/report-access.ts';
import type { ReportSealedMail } from './templates/report-sealed.ts';

/** Returns the content of a signer's mail; not sent to a person who has signed or lost the role. */
export const composeReportMail = async (
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
      when: formatSpan(span, await getAddressClock(to, session.timeZone), locale),
    },
  };
};

interface Reader {
  readonly to: string;
  readonly locale: Locale;
}

/** Returns the content of a code's mail; not sent once the code was replaced, entered or has expired. */
export const composeCodeMail = async (
  { name, reportId, role, nonce }: MailParams['report-code'],
  { to }: Reader,
): Promise<{ readonly path: string; readonly mail: ReportCodeMail }> => {
  const [report, invite, session] = await Promise.all([
    readReport(reportId),
    readReportInvite(reportId),
    readSession(reportId),
  ]);
  const signer = invite?.signers[role];
  const code = invite?.codes?.[role];
  const owner = { reportId, role, version: signer?.version ?? 0 };
  const isTheirs = signer?.email === to.toLowerCase() && code?.nonce === nonce;
  if (!report || !session || !isTheirs || !isUsable(code, owner))
    throw new NoLongerNeeded('This code opens nothing any more');

  const { projectName, character } = session;

  const mail = {
    name,
    code: getDigits(owner, code),
    minutes: REPORT_CODE.ms / 60_000,
    projectName,
    character,
  };

  return { path: addresses.report.href(report.urlIdentifier), mail };
};

/** Returns the content of a mail about a signature; not sent to a person without a role. */
export const composeSignedMail = async (
  { name, reportId, role, reader }: MailParams['report-signed'],
  { to, locale }: Reader,
): Promise<{ readonly path: string; readonly mail: ReportSignedMail }> => {
  const [report, invite, session] = await Promise.all([
    readReport(reportId),
    readReportInvite(reportId),
    readSession(reportId),
  ]);
  const prefix = SECTION_PREFIX[role];
  const signedBy = report?.[`${prefix}SignedBy`];
  const signedAt = report?.[`${prefix}SignedAt`];
  const isTheirs = invite?.signers[reader].email === to.toLowerCase();
  if (!report || !session || !isTheirs || !signedBy || !signedAt)
    throw new NoLongerNeeded('This reader has no role in the report, or nothing is signed');

  const { projectName, character, timeZone } = session;

  const mail = {
    name,
    role,
    signedBy,
    projectName,
    character,
    isOwn: invite.signers[role].email === to.toLowerCase(),
    signedAt: formatMoment(
      new Date(signedAt.toMillis()).toISOString(),
      await getAddressClock(to, timeZone),
      locale,
    ),
  };

  return { path: addresses.report.href(report.urlIdentifier), mail };
};

/** Returns the content and file of a sealed report's mail; not sent once the report is deleted, or to others. */
export const composeSealedMail = async (
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
    mail: {
      name,
      projectName,
      character,
      when: formatSpan(span, await getAddressClock(to, timeZone), locale),
    },
    attachment: { fileName: 'session-report.pdf', bytes: await readFile(invite.storagePath) },
  };
};
