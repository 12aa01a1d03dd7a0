import type { AuditionEntry } from './auditions.ts';
import type { FinalOutcome } from './outcomes.ts';

/** Returns the outcome shown to a talent; `chosen`: uids of the talents chosen for the role. */
export const getOutcome = (
  { talentId, status, isApproved }: Pick<AuditionEntry, 'talentId' | 'status' | 'isApproved'>,
  chosen: ReadonlySet<string>,
): FinalOutcome => {
  if (chosen.has(talentId)) return 'chosen';
  if (status !== 'uploaded') return 'closed';
  return isApproved ? 'shortlisted' : 'notChosen';
};
