const DAY_MS = 24 * 60 * 60 * 1000;
/** Reminders before an unanswered delivery counts as accepted. */
export const ACCEPTANCE_REMINDERS = 2;

/** What happens next to an unanswered delivery. In milliseconds since the epoch. */
export interface AcceptanceStep {
  /** When it counts as accepted. */
  readonly acceptsAt: number;
  /** The next reminder, or the acceptance after the last one. */
  readonly at: number;
}

/** Returns the first step of a delivery; null: it waits for an answer forever. */
export const getFirstStep = (deliveredAt: number, acceptAfterDays: number | null): AcceptanceStep | null =>
  acceptAfterDays === null
    ? null
    : {
        acceptsAt: deliveredAt + acceptAfterDays * DAY_MS,
        at: deliveredAt + (acceptAfterDays * DAY_MS) / 2,
      };

/** Returns the step after a reminder: the second one comes a day before acceptance, and each leaves a day to answer, however late it was sent. */
export const getStepAfter = (acceptsAt: number, remindersSent: number, now: number): AcceptanceStep => {
  const planned = remindersSent < ACCEPTANCE_REMINDERS ? acceptsAt - DAY_MS : acceptsAt;
  const moment = Math.max(planned, now + DAY_MS);
  const isLast = remindersSent >= ACCEPTANCE_REMINDERS;
  return { at: moment, acceptsAt: Math.max(acceptsAt, isLast ? moment : moment + DAY_MS) };
};
