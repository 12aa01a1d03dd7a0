/** The zones that this browser can name, with those that are in use here whatever it names. */
export const zonesWith = (...used: readonly string[]): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...used.filter(Boolean), 'UTC'])].sort();
