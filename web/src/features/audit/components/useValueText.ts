import { useMemo } from 'react';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Plain } from '../data/differences.ts';

/** Amounts in minor units of the record's own `currency`. */
const AMOUNTS: readonly string[] = ['total', 'paid', 'open', 'sessionFee', 'minimumFee', 'earned'];
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A formatted value; `field` determines whether it is an amount, in `currency`. */
type ValueText = (value: Plain | undefined, field: string, currency: string | undefined) => string;

/** Formats values in the reader's words, language and time zone; others show as stored. */
export const useValueText = (): ValueText => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();

  return useMemo(() => {
    const formatValue: ValueText = (value, field, currency) => {
      if (value === undefined || value === null || value === '') return text('audit.nothing');
      if (typeof value === 'boolean') return text(value ? 'common.yes' : 'common.no');
      if (typeof value === 'number')
        return currency && AMOUNTS.includes(field) ? formatMoney(value, currency, locale) : String(value);
      if (typeof value === 'string') {
        if (INSTANT.test(value)) return dates.full(value);
        return DAY.test(value) ? dates.day(value) : value;
      }
      if (!Array.isArray(value)) return JSON.stringify(value);
      if (value.length === 0) return text('audit.nothing');

      return (value as readonly Plain[])
        .map((item) => (typeof item === 'object' ? JSON.stringify(item) : formatValue(item, field, currency)))
        .join(', ');
    };

    return formatValue;
  }, [text, dates, locale]);
};
