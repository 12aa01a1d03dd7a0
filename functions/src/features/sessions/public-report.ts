import { hasSigned, getSection } from '@domain/sessions/report-sections.ts';
import { SECTION_PREFIX, type PublicReport } from '@domain/sessions/report.ts';
import type { Operation } from '../../work/operation.ts';
import { readBrand } from '../../work/collections/agencies.ts';
import { reportKey } from '../../work/tokens/report-key.ts';
import { requireReportAccess, type ReportAccess } from './report-access.ts';
import { toAuditEntry, saveSection, getPatchedSection, getSignature } from './save-section.ts';
import { notifySignature } from '../../outgoing/mail/notify-signature.ts';
import { sealIfSigned } from './sealed-paper.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

const toIso = (moment: { readonly toMillis: () => number }): string =>
  new Date(moment.toMillis()).toISOString();

/** Presents a report to one role: its own section and who has signed. Contains no record ids. */
const toPage = async ({ report, invite, session, role }: ReportAccess): Promise<PublicReport> => {
  const prefix = SECTION_PREFIX[role];
  const { projectName, character, timeZone } = session;
  const signedAt = report[`${prefix}SignedAt`];

  return {
    agency: await readBrand(report.agencyId),
    id: reportKey(report.id),
    role,
    signerName: invite.signers[role].name,
    session: {
      projectName,
      character,
      startsAt: toIso(session.startsAt),
      endsAt: toIso(session.endsAt),
      timeZone,
    },
    fields: getSection(report, role),
    revision: report[`${prefix}Revision`],
    signedAt: signedAt && toIso(signedAt),
    signedBy: report[`${prefix}SignedBy`],
    signed: {
      ENGINEER: hasSigned(report, 'ENGINEER'),
      CLIENT: hasSigned(report, 'CLIENT'),
      VOD: hasSigned(report, 'VOD'),
    },
    sealedAt: report.sealedAt && toIso(report.sealedAt),
  };
};

export const showPublicReport: Operation<'sessions.publicReport'> = async ({
  params: { urlIdentifier },
  query: { token },
}) => toPage(await requireReportAccess(token, (report) => report.urlIdentifier === urlIdentifier));

/** Saves and signs the validated role's section; 403 for another section's fields. */
export const signPublicReport = operationInSteps(
  'sessions.signPublicReport',
  async ({ step, params: { id }, query: { token }, body: patch }) => {
    const isNamed = (report: { readonly id: string }): boolean => reportKey(report.id) === id;

    const saved = await step(
      async (work) => {
        const { report, invite, role } = await requireReportAccess(token, isNamed, work);
        getPatchedSection(patch, [role]);

        const after = saveSection(work, report, role, patch);

        if (getSignature(patch, role) !== undefined) notifySignature(work, invite, role);

        work.audit(
          { subject: `recordingSessionReports/${report.id}`, agencyId: report.agencyId },
          toAuditEntry(report, role),
          toAuditEntry(after, role),
          { action: 'sessions.signPublicReport', by: { link: `${report.id}:${role}` } },
        );

        return { id: after.id, isSealed: after.sealedAt !== null };
      },
      { action: null },
    );

    await sealIfSigned(step, saved);

    return toPage(await requireReportAccess(token, isNamed));
  },
);
