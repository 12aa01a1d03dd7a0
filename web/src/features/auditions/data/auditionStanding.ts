import type { EntryState, RoleProgress, TalentAudition } from '@domain/auditions/auditions.ts';
import type { AuditionOutcome } from '@domain/auditions/outcomes.ts';

/** Progress of an audition, as its talent sees it. */
export type AuditionStanding = EntryState | AuditionOutcome | RoleProgress | 'confirmed' | 'heard';

type AuditionFacts = Pick<
  TalentAudition,
  'state' | 'isConfirmed' | 'outcome' | 'progress' | 'deadline' | 'heardAt'
>;

/** Returns the latest progress. The deadline of an open audition may pass while the page is open. */
export const getStanding = (
  { state, isConfirmed, outcome, progress, deadline, heardAt }: AuditionFacts,
  now: number,
): AuditionStanding => {
  if (progress) return progress;
  if (state === 'cancelled') return state;
  if (outcome) return outcome;
  if (state === 'uploaded') return heardAt === null ? state : 'heard';
  if (state !== 'open') return state;
  if (Date.parse(deadline) <= now) return 'expired';
  return isConfirmed ? 'confirmed' : state;
};
