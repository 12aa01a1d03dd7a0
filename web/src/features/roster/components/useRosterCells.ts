import { useMemo } from 'react';
import type { Locale } from '@domain/messages/locale.ts';
import type { Days } from '@domain/rates/vacations.ts';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useUnreached } from '../../../common/mail/useUnreached.ts';
import type { TraitOptions } from './useTraitOptions.ts';

/** Formats the roster's cells in the reader's language. */
export interface RosterCells extends Pick<TraitOptions, 'labelOf'> {
  readonly text: ReturnType<typeof useText>;
  readonly locale: Locale;
  readonly languageName: (alpha3: string) => string;
  readonly score: Intl.NumberFormat;
  /** False: no answer. */
  readonly yesNo: (value: boolean | null) => string | false;
  /** The talent's next days off, in their own calendar; false: unknown. */
  readonly daysOff: (days: readonly Days[]) => string | false;
  /** When the latest undelivered email was written, ISO, by talent. */
  readonly unreached: ReadonlyMap<string, string>;
  readonly listed: (trait: RosterTrait, values: readonly (string | null)[]) => string;
}

export const useRosterCells = ({ labelOf }: TraitOptions): RosterCells => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const dates = useDates();
  const unreached = useUnreached();

  return useMemo(
    () => ({
      text,
      locale,
      languageName,
      labelOf,
      unreached,
      score: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
      yesNo: (value) => value !== null && text(value ? 'common.yes' : 'common.no'),
      daysOff: ([next]) =>
        next !== undefined &&
        (next.from === next.to
          ? dates.day(next.from)
          : text('roster.daysOffSpan', { from: dates.day(next.from), to: dates.day(next.to) })),
      listed: (trait, values) =>
        values.flatMap((value) => (value === null ? [] : [labelOf(trait, value)])).join(', '),
    }),
    [dates, labelOf, languageName, locale, text, unreached],
  );
};
