import { getKnownZone } from '@domain/values/known-zone.ts';

/** Formats a zone: `America/New_York` is "America / New York". */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ').split('/').join(' / ');

/** Returns a zone's city: `America/New_York` is "New York". */
export const getCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Returns a zone's offset from UTC at a moment, in minutes. */
const getOffset = (zone: string, moment: Date): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: getKnownZone(zone),
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Returns the minutes by which one zone's clocks are ahead of another's at a moment (ISO); negative: behind. */
export const getMinutesAhead = (zone: string, of: string, instant: string): number => {
  const moment = new Date(instant);
  return getOffset(zone, moment) - getOffset(of, moment);
};
