/**
 * An audition's outcome: the voice was `chosen` for the role; its take was approved (`shortlisted`) or not (`notChosen`); `closed`: no take
 * was sent; `calledBack`: another round followed.
 */
export const AUDITION_OUTCOMES = ['chosen', 'shortlisted', 'notChosen', 'closed', 'calledBack'] as const;
export type AuditionOutcome = (typeof AUDITION_OUTCOMES)[number];
/** Outcomes that end an audition, each with an email. */
export type FinalOutcome = Exclude<AuditionOutcome, 'calledBack'>;
export const FINAL_OUTCOMES = AUDITION_OUTCOMES.filter(
  (outcome): outcome is FinalOutcome => outcome !== 'calledBack',
);

/** `inTime`: decided before the promised day; `late`: the day came first, and the platform sent the notice. */
const OUTCOME_PROMISES = ['waiting', 'inTime', 'late'] as const;
export type OutcomePromise = (typeof OUTCOME_PROMISES)[number];

/** A client's response rate: number of promises per state. */
export type OutcomeCounts = Readonly<Record<OutcomePromise, number>>;

/** Delay between a choice and its notices, so a mistake can be undone. In milliseconds. */
export const CHOICE_DELAY_MS = 60 * 60 * 1000;
