/**
 * The last day on which somebody who asked for what the law gives them has to be answered: a month later, by its date, or on the
 * last day of a month that has no such date (art. 12(3) GDPR; art. 3 of Regulation 1182/71). `YYYY-MM-DD`, UTC.
 */
export const answerBy = (askedMillis: number): string => {
  const asked = new Date(askedMillis);
  const [year, month] = [asked.getUTCFullYear(), asked.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(asked.getUTCDate(), last))).toISOString().slice(0, 10);
};

/** Whether that day is over, everywhere where it is told by UTC. */
export const isLate = (askedMillis: number, nowMillis: number): boolean =>
  new Date(nowMillis).toISOString().slice(0, 10) > answerBy(askedMillis);
