import { useMemo } from 'react';
import type { Locale } from '@domain/messages/locale.ts';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { TraitOptions } from './useTraitOptions.ts';

/** How the cells of the roster say things, in the reader's language. */
export interface RosterCells extends Pick<TraitOptions, 'labelOf'> {
  readonly text: ReturnType<typeof useText>;
  readonly locale: Locale;
  readonly languageName: (alpha3: string) => string;
  readonly score: Intl.NumberFormat;
  /** False: not told. */
  readonly yesNo: (value: boolean | null) => string | false;
  readonly listed: (trait: RosterTrait, values: readonly (string | null)[]) => string;
}

export const useRosterCells = ({ labelOf }: TraitOptions): RosterCells => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  return useMemo(
    () => ({
      text,
      locale,
      languageName,
      labelOf,
      score: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
      yesNo: (value) => value !== null && text(value ? 'common.yes' : 'common.no'),
      listed: (trait, values) =>
        values.flatMap((value) => (value === null ? [] : [labelOf(trait, value)])).join(', '),
    }),
    [labelOf, languageName, locale, text],
  );
};
