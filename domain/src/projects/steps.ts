import type { ProjectProgress } from './projects.ts';

/** Stages of the project stepper, in order. `?step=N` counts from 1. */
export const PROJECT_STEPS = [
  'information',
  'licensing',
  'voiceFinder',
  'selection',
  'booking',
  'order',
] as const;
export type ProjectStep = (typeof PROJECT_STEPS)[number];

export const INFORMATION_STEP = PROJECT_STEPS.indexOf('information') + 1;

export const VOICE_FINDER_STEP = PROJECT_STEPS.indexOf('voiceFinder') + 1;

/** Stage of shortlists and auditions, from 1. */
export const SELECTION_STEP = PROJECT_STEPS.indexOf('selection') + 1;

export const BOOKING_STEP = PROJECT_STEPS.indexOf('booking') + 1;

export const ORDER_STEP = PROJECT_STEPS.indexOf('order') + 1;

interface StepFacts {
  readonly voices: number;
  readonly castings: number;
  readonly castingDemos: number;
  /** Roles to book: chosen voices, approved takes, and talents with slot requests. */
  readonly toBook: number;
  /** Talents who have accepted a slot. */
  readonly booked: number;
  /** Whether it was ever ordered, or a booking of it charged; a later cancellation changes nothing. */
  readonly wasOrdered: boolean;
}

export const countRolesToBook = ({
  chosen,
  approved,
  asked,
  booked,
}: Pick<ProjectProgress, 'chosen' | 'approved' | 'asked' | 'booked'>): number =>
  chosen + approved + asked + booked;

/**
 * Returns which stages can be opened. Recording and licences concern characters in all languages. Booking opens with the first chosen voice and
 * stays while a talent has a request or booking. The order opens with the first booking, and permanently once placed or charged, because its papers are there.
 */
export const getEnabledSteps = (facts: StepFacts): readonly boolean[] => {
  const canSearch = facts.voices > 0 && facts.castings > 0;
  const hasList = canSearch && facts.castingDemos > 0;
  const canBook = canSearch && facts.toBook > 0;

  return [
    true,
    facts.voices > 0,
    canSearch,
    hasList,
    canBook,
    facts.wasOrdered || (canSearch && facts.booked > 0),
  ];
};

interface StepChoice {
  /** 1-based. */
  readonly step: number;
  /** The query named a stage that cannot be opened and is to be removed from the address. */
  readonly clearQuery: boolean;
}

/**
 * Returns the stage for `?step=`. Without a valid one, the furthest workable stage: the enabled one before the first
 * disabled one, the last when none is disabled, or the first enabled one when stage 1 is disabled.
 */
export const chooseStep = (query: string | null, enabled: readonly boolean[]): StepChoice => {
  const requestedStep = query !== null && /^\d+$/.test(query) ? Number(query) : Number.NaN;
  if (enabled[requestedStep - 1] === true) return { step: requestedStep, clearQuery: false };
  const firstDisabled = enabled.indexOf(false);
  const fallback =
    firstDisabled === -1 ? enabled.length : firstDisabled === 0 ? enabled.indexOf(true) + 1 : firstDisabled;
  return { step: Math.max(1, fallback), clearQuery: query !== null };
};

/** The next stage that can be opened after `step` (1-based), if any. */
export const getNextEnabledStep = (step: number, enabled: readonly boolean[]): number | undefined => {
  const index = enabled.findIndex((open, position) => open && position >= step);
  return index === -1 ? undefined : index + 1;
};
