/** The years that a code of DURATION stands for: `5Y` is five. A licence is for a year at least. */
export const yearsOf = (code: string): number => {
  const years = /^(\d{1,3})Y$/.exec(code)?.[1];
  return years === undefined ? 0 : Number(years);
};

/** Whether one duration is longer than another, as far as their codes say: an agency's own say nothing. */
export const isLonger = (one: string, other: string): boolean =>
  yearsOf(other) > 0 && yearsOf(one) > yearsOf(other);
