/** Compares plain text of cells: decimals by value, other text by the rules of its language. */
export const comparePlain =
  (locale: string) =>
  (one: string, other: string): number => {
    const [first, second] = [Number(one), Number(other)];
    const isNumeric = one !== '' && other !== '' && !Number.isNaN(first) && !Number.isNaN(second);
    return isNumeric
      ? first - second
      : one.localeCompare(other, locale, { numeric: true, sensitivity: 'base' });
  };
