import { createHash } from 'node:crypto';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { SECTION_FIELDS, YES_NO_FIELDS } from '@domain/sessions/report-sections.ts';
import {
  REPORT_ROLES,
  SECTION_PREFIX,
  type RecordingSessionReport,
  type ReportFields,
  type ReportInvite,
  type ReportRole,
} from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { branding } from '../../branding.ts';
import { Paper } from '../../documents/paper.ts';
import { sendPaper } from '../../documents/send-paper.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readSession } from '../../records/recording-sessions.ts';
import { readReport, readReportInvite } from '../../records/session-reports.ts';
import { momentText, spanText } from '../../text/reader-zone.ts';
import { REPORT_PAPER_TEXTS } from './report-paper-texts.ts';

/** A report that all three have signed, with what else stands on its paper. */
interface SealedReport {
  readonly report: RecordingSessionReport;
  readonly invite: ReportInvite;
  readonly session: RecordingSession;
  readonly agency: Agency | undefined;
}

const isoOf = (moment: { readonly toMillis: () => number } | null): string =>
  moment ? new Date(moment.toMillis()).toISOString() : '';

/** Who signed a section, from which address, and when. */
const signatureOf = ({ report, invite }: SealedReport, role: ReportRole) => ({
  by: report[`${SECTION_PREFIX[role]}SignedBy`] ?? '',
  from: invite.signers[role].email,
  at: isoOf(report[`${SECTION_PREFIX[role]}SignedAt`]),
});

/** Names what was signed, by whom and when, to the last letter: the same report always gives the same. */
const fingerprintOf = (sealed: SealedReport): string => {
  const { report } = sealed;
  const content = REPORT_ROLES.map((role) => ({
    role,
    fields: SECTION_FIELDS[role].map((name) => [name, report[name]]),
    signature: signatureOf(sealed, role),
  }));
  return createHash('sha256')
    .update(JSON.stringify({ id: report.id, content }))
    .digest('hex');
};

const reportPaper = async (sealed: SealedReport, locale: Locale): Promise<Buffer> => {
  const { report, session, agency } = sealed;
  const texts = REPORT_PAPER_TEXTS[locale];
  const { projectName, character, startsAt, endsAt, timeZone } = session;
  const author = agency?.publicName ?? branding().title;
  const title = `${texts.title}: ${projectName}, ${character}`;
  const said = (name: keyof ReportFields): string => {
    const value = report[name];
    if (value === '') return texts.nothing;
    return YES_NO_FIELDS.has(name) && (value === 'Yes' || value === 'No') ? texts.yesNo[value] : value;
  };
  const paper = new Paper(title, { locale, author, accent: agency?.accent ?? branding().accent })
    .letterhead(author, [])
    .heading(texts.title)
    .facts([
      { label: texts.project, text: projectName },
      { label: texts.character, text: character },
      {
        label: texts.session,
        text: spanText({ from: startsAt.toMillis(), to: endsAt.toMillis() }, timeZone, locale),
      },
    ]);
  for (const role of REPORT_ROLES) {
    const { by, from, at } = signatureOf(sealed, role);
    paper
      .heading(texts.sections[role], 2)
      .facts(SECTION_FIELDS[role].map((name) => ({ label: texts.fields[name], text: said(name) })))
      .paragraph(texts.signed(by, from, momentText(at, timeZone, locale)), { bold: true });
  }
  paper
    .heading(texts.record, 2)
    .paragraph(texts.recordText, { faint: true })
    .paragraph(fingerprintOf(sealed), { size: 8.5 });
  return paper.finish((page, of) => `${title} · ${texts.page(page, of)}`);
};

/** A report as PDF, in the caller's language; 409 until all three have signed it. */
export const sendReportPaper: Operation<'sessions.reportPaper'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const report = visibleTo(caller, 'recordingSessionReports', await readReport(id));
  if (report.sealedAt === null) throw new AppError(409, 'report.unsealed');
  const [invite, session, agency] = await Promise.all([
    readReportInvite(id),
    readSession(id),
    readAgency(report.agencyId),
  ]);
  if (!invite || !session) throw notFound();
  const bytes = await reportPaper({ report, invite, session, agency }, locale);
  return sendPaper(response, bytes, 'session-report');
};
