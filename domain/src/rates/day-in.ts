/** The day that it is somewhere, `YYYY-MM-DD`; `zone` is an IANA zone, and an unknown one is a RangeError. */
export const dayIn = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
