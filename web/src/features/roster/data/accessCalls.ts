import type { RosterRow } from '@domain/roster/roster.api.ts';
import { talentsApi } from '@domain/talents/talents.api.ts';
import type { TalentStatus } from '@domain/talents/talents.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Blocks a talent in the agency, or unblocks them. */
export const setAccess = async (
  { talentId, status: before }: Pick<RosterRow, 'talentId' | 'status'>,
  status: TalentStatus,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (before === status) return 'unchanged';
  const set = (next: TalentStatus, own: Submission) =>
    change(talentsApi['talents.update'], { params: { id: talentId }, body: { status: next } }, own);
  await set(status, submission);
  return (own) => set(before, own);
};
