import { useCallback, useMemo } from 'react';
import { CONNECTION_STATUSES } from '@domain/connection/connection.ts';
import { getCurrencyFeeLimits } from '@domain/roster/fee-limits.ts';
import { TODAY } from '@domain/roster/roster-filters.ts';
import { ROSTER_ANSWERS, type RosterTrait } from '@domain/roster/roster-traits.ts';
import { TALENT_STATUSES } from '@domain/talents/talents.ts';
import { CURRENCIES, formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useDates } from '../../../lib/dates.ts';
import {
  useCatalog,
  useCountryOptions,
  useLanguageOptions,
  type CatalogOption,
} from '../../../lib/reference.ts';
import { getDayFromNow, getMonthFromNow } from '../data/rosterDays.ts';
import { CATALOG_TRAITS } from './filterGroups.ts';

/** Number of days from tomorrow offered by the absence filter: sessions are rarely planned further ahead. */
const DAYS_OFFERED = 90;
/** Number of months, and years, offered by the filter of last changes. */
const MONTHS_OFFERED = 12;
const YEARS_OFFERED = 4;

export interface TraitOptions {
  /** Options of a trait; empty for free text. */
  readonly getOptions: (trait: RosterTrait) => readonly CatalogOption[];
  /** A value's name; the value itself while names load. */
  readonly labelOf: (trait: RosterTrait, value: string) => string;
}

/** Options of every roster filter, in the interface language. */
export const useTraitOptions = (): TraitOptions => {
  const text = useText();
  const { locale } = useLocale();
  const dates = useDates();
  const { data: catalog } = useCatalog();
  const { options: countries } = useCountryOptions();
  const languages = useLanguageOptions();

  const byTrait = useMemo(() => {
    const monthName = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });

    const fromCatalog = Object.entries(CATALOG_TRAITS).map(([trait, kind]) => {
      const entries = (catalog ?? []).filter((entry) => entry.catalog === kind);
      const options = [...entries]
        .sort((a, b) => a.sort - b.sort)
        .map((entry) => ({ code: entry.code, label: locale === 'es' ? entry.labelEs : entry.label }));
      return [trait, options] as const;
    });

    const options: Partial<Record<RosterTrait, readonly CatalogOption[]>> = {
      ...Object.fromEntries(fromCatalog),
      country: countries,
      language: languages,
      mainLanguage: languages,
      status: TALENT_STATUSES.map((code) => ({ code, label: text(`roster.status.${code}`) })),
      demos: (['approved', 'pending', 'none'] as const).map((code) => ({
        code,
        label: text(`roster.demos.${code}`),
      })),
      connection: ([...CONNECTION_STATUSES, 'none'] as const).map((code) => ({
        code,
        label: text(`roster.connection.${code}`),
      })),
      fee: CURRENCIES.flatMap((currency) =>
        getCurrencyFeeLimits(currency).map(({ code, most }) => ({
          code,
          label: text('roster.feeUpTo', { amount: formatMoney(most, currency, locale) }),
        })),
      ),
      away: [
        {
          code: TODAY,
          // Vacations are calendar days in the talent's place: the label names the time zone of "today".
          label: text('roster.awayToday', {
            day: dates.day(getDayFromNow(0)),
            zone: getBrowserZone() ?? 'UTC',
          }),
        },
        ...Array.from({ length: DAYS_OFFERED }, (_, days) => {
          const code = getDayFromNow(days + 1);
          return { code, label: dates.day(code) };
        }),
      ],
      changed: [
        ...Array.from({ length: MONTHS_OFFERED }, (_, months) => {
          const code = getMonthFromNow(-months);
          return { code, label: monthName.format(new Date(`${code}-15`)) };
        }),
        ...Array.from({ length: YEARS_OFFERED }, (_, years) => {
          const code = String(new Date().getFullYear() - years);
          return { code, label: code };
        }),
      ],
      answered: ROSTER_ANSWERS.map((code) => ({ code, label: text(`roster.answered.${code}`) })),
    };

    return options;
  }, [catalog, countries, dates, languages, locale, text]);

  const getOptions = useCallback((trait: RosterTrait) => byTrait[trait] ?? [], [byTrait]);

  const labelOf = useCallback(
    (trait: RosterTrait, value: string) =>
      byTrait[trait]?.find(({ code }) => code === value)?.label ??
      // A past day, from a stored view or address.
      (trait === 'away' && /^\d{4}-\d\d-\d\d$/.test(value) ? dates.day(value) : value),
    [byTrait, dates],
  );

  return { getOptions, labelOf };
};
