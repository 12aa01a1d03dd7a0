/** A zone as people read it: `America/New_York` is "America / New York". */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ').split('/').join(' / ');

/** The city that a zone is named after: `America/New_York` is "New York". */
export const getCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Minutes by which the clocks of a zone are ahead of UTC at a moment. */
const getOffset = (zone: string, moment: Date): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Minutes by which the clocks of one zone are ahead of another's at a moment (ISO); less than nothing: behind. */
export const getMinutesAhead = (zone: string, of: string, at: string): number => {
  const moment = new Date(at);
  return getOffset(zone, moment) - getOffset(of, moment);
};
