import { getKnownZone } from '../values/known-zone.ts';

/** The current day in an IANA zone, `YYYY-MM-DD`; UTC for a zone that the engine doesn't know. */
export const getDayInZone = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: getKnownZone(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
