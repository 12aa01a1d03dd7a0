import { useLocale } from '../i18n/localeContext.ts';

const UNITS = [
  ['gigabyte', 1e9, 2],
  ['megabyte', 1e6, 1],
  ['kilobyte', 1e3, 0],
] as const;

/** Returns a formatter of file sizes, in the decimal units of disks. */
export const useSizeText = () => {
  const { locale } = useLocale();
  return (bytes: number): string => {
    const [unit, size, digits] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits });
    return format.format(Math.max(bytes / size, 1));
  };
};
