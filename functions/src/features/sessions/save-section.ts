import { Timestamp } from 'firebase-admin/firestore';
import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import { SECTION_FIELDS } from '@domain/sessions/report-fields.ts';
import { hasSigned, isFullySigned } from '@domain/sessions/report-sections.ts';
import { SECTION_PREFIX, type RecordingSessionReport, type ReportRole } from '@domain/sessions/report.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordingSessionReports } from '../../work/collections/session-reports.ts';
import type { Work } from '../../work/unit/work.ts';

/** After this time a sealed report without its file is processed again. */
const PAPER_PATIENCE_MS = 5 * 60 * 1000;

const getNames = (role: ReportRole): ReadonlySet<string> =>
  new Set([...SECTION_FIELDS[role], `${SECTION_PREFIX[role]}SignedBy`]);

/** Returns the fields of a patch that are present. */
const pickGiven = ({
  revision: _revision,
  hasRead: _hasRead,
  hasOneName: _hasOneName,
  ...fields
}: ReportPatch): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** Returns a patch's section: 403 when it writes to several, or to none of the allowed ones. */
export const getPatchedSection = (patch: ReportPatch, allowed: readonly ReportRole[]): ReportRole => {
  const names = pickGiven(patch);
  const role = allowed.find((text) => names.every((name) => getNames(text).has(name)));
  if (!role) throw new AppError(403, 'auth.forbidden');
  return role;
};

export const getSignature = (patch: ReportPatch, role: ReportRole): string | undefined =>
  patch[`${SECTION_PREFIX[role]}SignedBy`];

/**
 * Saves a section of a report read in this transaction and returns the new report. The server sets the time of signing; the last of three signatures seals the
 * report, and `keepSealedPaper` then creates its file. 409: already signed, or saved in another window since. 422: signed without confirming that it was read.
 */
export const saveSection = (
  work: Work,
  report: RecordingSessionReport,
  role: ReportRole,
  patch: ReportPatch,
): RecordingSessionReport => {
  const prefix = SECTION_PREFIX[role];
  if (hasSigned(report, role)) throw new AppError(409, 'report.signed');
  if (report[`${prefix}Revision`] !== patch.revision) throw new AppError(409, 'report.stale');

  const signature = getSignature(patch, role);
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

  work.updateById(recordingSessionReports, report.id, { ...change, ...sealing });

  return { ...after, ...sealing };
};

export const toAuditEntry = (
  report: RecordingSessionReport,
  role: ReportRole,
): { readonly revision: number; readonly isSigned: boolean; readonly isSealed: boolean } => ({
  revision: report[`${SECTION_PREFIX[role]}Revision`],
  isSigned: hasSigned(report, role),
  isSealed: report.sealedAt !== null,
});
