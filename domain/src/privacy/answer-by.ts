/**
 * Returns the last day to answer a statutory request: a month later, or that month's last day if it has
 * no such date (art. 12(3) GDPR; art. 3 of Regulation 1182/71). `YYYY-MM-DD`, UTC.
 */
export const getAnswerDate = (askedMillis: number): string => {
  const requestedAt = new Date(askedMillis);
  const [year, month] = [requestedAt.getUTCFullYear(), requestedAt.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(requestedAt.getUTCDate(), last))).toISOString().slice(0, 10);
};

/** Returns whether that day is over in UTC. */
export const isLate = (askedMillis: number, nowMillis: number): boolean =>
  new Date(nowMillis).toISOString().slice(0, 10) > getAnswerDate(askedMillis);
