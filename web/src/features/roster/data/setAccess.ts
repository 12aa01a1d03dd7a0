import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { TalentStatus } from '@domain/talents/talents.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Blocks a talent in the agency, or unblocks them. */
export const setAccess = async (
  { talentId, status: before }: Pick<RosterRow, 'talentId' | 'status'>,
  status: TalentStatus,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (before === status) return 'unchanged';
  const set = (next: TalentStatus, submission: Submission) =>
    api.talents.update({ id: talentId }, { status: next }, submission);
  await set(status, submission);
  return (undoSubmission) => set(before, undoSubmission);
};
