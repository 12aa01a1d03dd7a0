import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import { hasSigned, isFullySigned, SECTION_FIELDS } from '@domain/sessions/report-sections.ts';
import { SECTION_PREFIX, type RecordingSessionReport, type ReportRole } from '@domain/sessions/report.ts';
import { AppError } from '../../errors/app-error.ts';
import { updateReport } from '../../records/session-reports.ts';

/** After so long a sealed report is looked at again, should whoever signed it last have got no further. */
const PAPER_PATIENCE_MS = 5 * 60 * 1000;

/** The names that one section may be written by, its signature included. */
const namesOf = (role: ReportRole): ReadonlySet<string> =>
  new Set([...SECTION_FIELDS[role], `${SECTION_PREFIX[role]}SignedBy`]);

/** The fields of a patch that it says something of. */
const saidIn = ({
  revision: _revision,
  hasRead: _hasRead,
  hasOneName: _hasOneName,
  ...fields
}: ReportPatch): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** The section that a patch is of: 403 where it writes to more than one, or to none of those that are allowed. */
export const sectionIn = (patch: ReportPatch, allowed: readonly ReportRole[]): ReportRole => {
  const names = saidIn(patch);
  const role = allowed.find((one) => names.every((name) => namesOf(one).has(name)));
  if (!role) throw new AppError(403, 'auth.forbidden');
  return role;
};

export const signatureIn = (patch: ReportPatch, role: ReportRole): string | undefined =>
  patch[`${SECTION_PREFIX[role]}SignedBy`];

/**
 * Saves a section of a report that was read in this transaction, and answers the report as it is from then on. 409: it is
 * signed, by whatever road that happened, or another window has saved it since. 422: signed by somebody who does not say
 * that they have read it. When a section is signed is what our clock says; the last of the three seals the report,
 * whose file `keepSealedPaper` makes next.
 */
export const saveSection = (
  transaction: Transaction,
  report: RecordingSessionReport,
  role: ReportRole,
  patch: ReportPatch,
): RecordingSessionReport => {
  const prefix = SECTION_PREFIX[role];
  if (hasSigned(report, role)) throw new AppError(409, 'report.signed');
  if (report[`${prefix}Revision`] !== patch.revision) throw new AppError(409, 'report.stale');
  const signature = signatureIn(patch, role);
  if (signature !== undefined && patch.hasRead !== true)
    throw new AppError(422, 'report.hasRead', { property: 'hasRead' });
  const now = Timestamp.now();
  const fields = Object.fromEntries(
    SECTION_FIELDS[role].flatMap((name) => (patch[name] === undefined ? [] : [[name, patch[name]]])),
  );
  const change: Partial<RecordingSessionReport> = {
    ...fields,
    [`${prefix}Revision`]: patch.revision + 1,
    ...(signature === undefined ? {} : { [`${prefix}SignedBy`]: signature, [`${prefix}SignedAt`]: now }),
    updatedAt: now,
  };
  const after = { ...report, ...change };
  const isSealed = isFullySigned(after);
  const looksAt = Timestamp.fromMillis(now.toMillis() + PAPER_PATIENCE_MS);
  const sealing = isSealed ? { sealedAt: now, remindAt: looksAt } : {};
  updateReport(transaction, report.id, { ...change, ...sealing });
  return { ...after, ...sealing };
};

/** What the audit keeps of a save: its texts stand in the report. */
export const auditOf = (
  report: RecordingSessionReport,
  role: ReportRole,
): { readonly revision: number; readonly isSigned: boolean; readonly isSealed: boolean } => ({
  revision: report[`${SECTION_PREFIX[role]}Revision`],
  isSigned: hasSigned(report, role),
  isSealed: report.sealedAt !== null,
});
