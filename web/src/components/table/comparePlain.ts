/** Compares plain text of cells: decimals by value, other text by the rules of its language. */
export const comparePlain =
  (locale: string) =>
  (a: string, b: string): number => {
    const [first, second] = [Number(a), Number(b)];
    const isNumeric = a !== '' && b !== '' && !Number.isNaN(first) && !Number.isNaN(second);
    return isNumeric ? first - second : a.localeCompare(b, locale, { numeric: true, sensitivity: 'base' });
  };
