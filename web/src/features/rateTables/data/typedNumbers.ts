/** Formats a number with the reader's decimal sign: 12500 with four decimals is "1.25" or "1,25". */
export const formatDecimal = (value: number, decimals: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: decimals }).format(
    value / 10 ** decimals,
  );

/**
 * Parses a number, times ten to the power of `decimals`; null: invalid. Accepts point and comma
 * as decimal separators and no grouping, because "1.250" is ambiguous.
 */
export const toDecimal = (typed: string, decimals: number): number | null => {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || part.length > decimals) return null;
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0') || 0);
};
