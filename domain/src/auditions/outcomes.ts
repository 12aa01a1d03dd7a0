import type { AuditionEntry } from './auditions.ts';

/**
 * What becomes of an audition: the voice was `chosen` for the role; its take was approved (`shortlisted`) or not
 * (`notChosen`); `closed`: no take was sent.
 */
export const AUDITION_OUTCOMES = ['chosen', 'shortlisted', 'notChosen', 'closed'] as const;
export type AuditionOutcome = (typeof AUDITION_OUTCOMES)[number];

/** `inTime`: the role was decided before the promised day; `late`: the day came first, and the platform told. */
export const OUTCOME_PROMISES = ['waiting', 'inTime', 'late'] as const;
export type OutcomePromise = (typeof OUTCOME_PROMISES)[number];

/** How an agency's client keeps what talents were promised: how many of them stand how. */
export type PromiseCounts = Readonly<Record<OutcomePromise, number>>;

/** How long after a choice the talents hear of it, so that one made by mistake can be taken back. In milliseconds. */
export const CHOICE_SETTLES_MS = 60 * 60 * 1000;

/** What a talent is told; `chosen`: uids of the talents chosen for the role. */
export const outcomeOf = (
  { talentId, status, isApproved }: Pick<AuditionEntry, 'talentId' | 'status' | 'isApproved'>,
  chosen: ReadonlySet<string>,
): AuditionOutcome => {
  if (chosen.has(talentId)) return 'chosen';
  if (status !== 'uploaded') return 'closed';
  return isApproved ? 'shortlisted' : 'notChosen';
};
