import { useCallback, useMemo } from 'react';
import { CONNECTION_STATUSES } from '@domain/connection/connection.ts';
import { feeLimitsIn } from '@domain/roster/fee-limits.ts';
import { ROSTER_ANSWERS, type RosterTrait } from '@domain/roster/roster-traits.ts';
import { TALENT_STATUSES } from '@domain/talents/talents.ts';
import { CURRENCIES, moneyText } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import {
  useCatalog,
  useCountryOptions,
  useLanguageOptions,
  type CatalogOption,
} from '../../../lib/reference.ts';
import { CATALOG_TRAITS } from './filterGroups.ts';

export interface TraitOptions {
  /** Values to choose from; none for words of people's own. */
  readonly optionsOf: (trait: RosterTrait) => readonly CatalogOption[];
  /** What a value is called; the value itself until names are there. */
  readonly labelOf: (trait: RosterTrait, value: string) => string;
}

/** What every filter of the roster offers, in the interface language. */
export const useTraitOptions = (): TraitOptions => {
  const text = useText();
  const { locale } = useLocale();
  const { data: catalog } = useCatalog();
  const { options: countries } = useCountryOptions();
  const languages = useLanguageOptions();
  const byTrait = useMemo(() => {
    const fromCatalog = Object.entries(CATALOG_TRAITS).map(([trait, kind]) => {
      const entries = (catalog ?? []).filter((entry) => entry.catalog === kind);
      const options = [...entries]
        .sort((one, other) => one.sort - other.sort)
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
        feeLimitsIn(currency).map(({ code, most }) => ({
          code,
          label: text('roster.feeUpTo', { amount: moneyText(most, currency, locale) }),
        })),
      ),
      answered: ROSTER_ANSWERS.map((code) => ({ code, label: text(`roster.answered.${code}`) })),
    };
    return options;
  }, [catalog, countries, languages, locale, text]);
  const optionsOf = useCallback((trait: RosterTrait) => byTrait[trait] ?? [], [byTrait]);
  const labelOf = useCallback(
    (trait: RosterTrait, value: string) => byTrait[trait]?.find(({ code }) => code === value)?.label ?? value,
    [byTrait],
  );
  return { optionsOf, labelOf };
};
