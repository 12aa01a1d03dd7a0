/** Returns the browser's time zones plus those in use here. */
export const getZonesWith = (...used: readonly string[]): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...used.filter(Boolean), 'UTC'])].sort();
