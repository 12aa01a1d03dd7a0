/** Digits behind the decimal sign that a currency has. */
export const getMinorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units as people read them, with the sign of the currency. */
export const formatMoney = (minor: number, currency: string, locale: string): string => {
  const value = minor / 10 ** getMinorDigits(currency);
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
};

/** As above, with a plus or minus sign. */
export const formatChange = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' }).format(
    minor / 10 ** getMinorDigits(currency),
  );

/** Minor units as typed: without sign and grouping, with the reader's decimal separator. */
export const formatTypedMoney = (minor: number, currency: string, locale: string): string => {
  const digits = getMinorDigits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: minor % 10 ** digits === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
};

/** Minor units as a file has them, with a point and every decimal; empty for an unknown amount. */
export const formatFileAmount = (minor: number | null | undefined, currency: string): string => {
  if (minor === null || minor === undefined) return '';
  const decimals = getMinorDigits(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`}`;
};

/** Parses a typed amount to minor units; null: invalid. Accepts comma and point as decimal separators; grouping only where it can't be decimals. */
export const parseMinorUnits = (typed: string, currency: string): number | null => {
  const digits = getMinorDigits(currency);
  const plain = typed.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(plain);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  if (part.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0);
};

/** The currency of an agency that has chosen none, and of people without an agency. */
export const DEFAULT_CURRENCY = 'USD';

export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'MXN',
  'ARS',
  'COP',
  'CLP',
  'BRL',
  'CHF',
  'CAD',
  'JPY',
] as const;
