import { useLocale } from '../../i18n/localeContext.ts';

/** Returns a formatter of measured values, with the minus sign of type setters. */
export const useLevelText = () => {
  const { locale } = useLocale();
  return (value: number, digits = 1): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value).replace('-', '−');
};
