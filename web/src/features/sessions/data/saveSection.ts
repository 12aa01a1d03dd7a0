import type { ReportPatch } from '@domain/sessions/report.schema.ts';
import { SECTION_PREFIX, type ReportRole } from '@domain/sessions/report.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Saves or signs the user's section of a report; returns its new revision. */
export const saveSection = async (
  id: string,
  role: ReportRole,
  body: ReportPatch,
  submission: Submission,
): Promise<number> => {
  const saved = await api.sessions.updateReport({ id }, body, submission);
  return saved[`${SECTION_PREFIX[role]}Revision`];
};
