/** The years that a code of DURATION stands for: `5Y` is five. A licence is for a year at least. */
export const yearsOf = (code: string): number => {
  const years = /^(\d{1,3})Y$/.exec(code)?.[1];
  return years === undefined ? 0 : Number(years);
};
