import { createHash } from 'node:crypto';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { isQuestion, SECTION_FIELDS, type ReportField } from '@domain/sessions/report-fields.ts';
import {
  REPORT_ROLES,
  SECTION_PREFIX,
  type RecordingSessionReport,
  type ReportInvite,
  type ReportRole,
} from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getBranding } from '../../work/branding.ts';
import { Paper } from '../../outgoing/documents/paper.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { formatMoment, formatSpan } from '../../work/text/reader-zone.ts';
import { REPORT_PAPER_TEXTS } from './report-paper-texts.ts';

interface SealedReport {
  readonly report: RecordingSessionReport;
  readonly invite: ReportInvite;
  readonly session: RecordingSession;
  readonly agency: Agency | undefined;
  /** Licences of the recorded roles. */
  readonly licences: readonly SoldLicence[];
}

const toIso = (moment: { readonly toMillis: () => number } | null): string =>
  moment ? new Date(moment.toMillis()).toISOString() : '';

const getSignatureFields = ({ report, invite }: SealedReport, role: ReportRole) => ({
  by: report[`${SECTION_PREFIX[role]}SignedBy`] ?? '',
  from: invite.signers[role].email,
  at: toIso(report[`${SECTION_PREFIX[role]}SignedAt`]),
});

/** Hashes the signed content, signers, times and licences; equal for equal reports. */
const computeFingerprint = (sealed: SealedReport): string => {
  const { report, licences } = sealed;
  const content = REPORT_ROLES.map((role) => ({
    role,
    fields: SECTION_FIELDS[role].map((name) => [name, report[name]]),
    signature: getSignatureFields(sealed, role),
  }));
  return createHash('sha256')
    .update(JSON.stringify({ id: report.id, content, licences: licences.map(({ id }) => id) }))
    .digest('hex');
};

const getTerms = ({ duration, format, territoryCover }: SoldLicence, locale: Locale): string =>
  [format, territoryCover, duration]
    .map(({ label, labelEs }) => (locale === 'es' ? labelEs : label))
    .join(' · ');

export const makeReportPaper = (
  sealed: SealedReport,
  locale: Locale,
): { readonly paper: Paper; readonly foot: (page: number, of: number) => string } => {
  const { report, session, agency, licences } = sealed;
  const texts = REPORT_PAPER_TEXTS[locale];
  const { projectName, character, startsAt, endsAt, timeZone } = session;
  const author = agency?.publicName ?? getBranding().title;
  const title = `${texts.title}: ${projectName}, ${character}`;

  const getAnswer = (name: ReportField): string => {
    const value = report[name];
    if (value === '') return texts.nothing;
    if (name === 'engRecordingDate') return formatDay(value, locale);
    return isQuestion(name) && (value === 'Yes' || value === 'No') ? texts.yesNo[value] : value;
  };

  const paper = new Paper(title, { locale, author, accent: agency?.accent ?? getBranding().accent })
    .letterhead(author, [])
    .heading(texts.title)
    .facts([
      { label: texts.project, text: projectName },
      { label: texts.character, text: character },
      {
        label: texts.session,
        text: formatSpan({ from: startsAt.toMillis(), to: endsAt.toMillis() }, { zone: timeZone }, locale),
      },
    ]);

  for (const role of REPORT_ROLES) {
    const { by, from, at } = getSignatureFields(sealed, role);
    paper
      .heading(texts.sections[role], 2)
      .facts(SECTION_FIELDS[role].map((name) => ({ label: texts.fields[name], text: getAnswer(name) })))
      .paragraph(texts.signed(by, from, formatMoment(at, { zone: timeZone }, locale)), { bold: true });
  }

  paper.heading(texts.licences, 2);

  if (licences.length === 0) paper.paragraph(texts.noLicences);
  else
    paper.table(
      [texts.licence, texts.soldOn],
      licences.map((licence) => ({
        label: `${licence.assetName}: ${getTerms(licence, locale)}`,
        amount: formatDay(licence.soldOn, locale),
      })),
    );

  paper
    .heading(texts.record, 2)
    .paragraph(texts.recordText, { faint: true })
    .paragraph(computeFingerprint(sealed), { size: 8.5 });

  return { paper, foot: (page, of) => `${title} · ${texts.page(page, of)}` };
};
