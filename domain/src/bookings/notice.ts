import { subtractWorkingHours, type WorkingClock } from '../availability/working-time.ts';
import type { AgreedBookingTerms, NoticeStep } from './booking-terms.ts';

/** The step of notice that applies, and when the price of ending a booking changes. Milliseconds since 1970. */
export interface Notice {
  /** Null: ending it is free. */
  readonly step: NoticeStep | null;
  /** Until when it is free; null: no longer. */
  readonly freeUntil: number | null;
  /** When the next step begins; null: none does. */
  readonly risesAt: number | null;
}

/** Returns a notice by the step that an earlier, free move keeps, where that is the shorter one. */
export const keepStep = (notice: Notice, earlier: NoticeStep | undefined): Notice => {
  const { step } = notice;
  if (!earlier || (step && step.underHours <= earlier.underHours)) return notice;
  return { step: earlier, freeUntil: null, risesAt: null };
};

/** Returns the notice that is left before a booking's start, by the agency's working hours. Exactly the hours of a step are enough. */
export const getNotice = (
  { steps }: Pick<AgreedBookingTerms, 'steps'>,
  start: number,
  now: number,
  clock: WorkingClock,
): Notice => {
  const begins = [...steps]
    .sort((a, b) => b.underHours - a.underHours)
    .map((step) => ({ step, from: subtractWorkingHours(start, step.underHours, clock) }));

  const [first] = begins;
  const current = begins.findLast(({ from }) => from < now);
  const next = begins.find(({ from }) => from >= now);

  return {
    step: current?.step ?? null,
    freeUntil: first && !current ? first.from : null,
    risesAt: next?.from ?? null,
  };
};
