/** The current day in an IANA zone, `YYYY-MM-DD`; throws a RangeError for an unknown zone. */
export const getDayInZone = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
