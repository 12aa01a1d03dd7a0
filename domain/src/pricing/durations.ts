/** Returns the years of a DURATION code: `5Y` is five. Minimum one year. */
export const getYears = (code: string): number => {
  const years = /^(\d{1,3})Y$/.exec(code)?.[1];
  return years === undefined ? 0 : Number(years);
};

/** Returns whether one duration is longer, by code; an agency's own codes don't compare. */
export const isLonger = (a: string, b: string): boolean => getYears(b) > 0 && getYears(a) > getYears(b);
