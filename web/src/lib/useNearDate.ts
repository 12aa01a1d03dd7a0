import { useCallback } from 'react';
import { useLocale } from '../i18n/localeContext.ts';
import { useText } from '../i18n/useText.ts';
import { formatNearDate, type NearDetail } from './nearDates.ts';
import { useClock } from './session/useClock.ts';
import { useNow } from './useNow.ts';

/** Returns a format of moments (ISO) by the reader's clock, which names today, tomorrow and yesterday. */
export const useNearDate = (): ((at: string, detail?: NearDetail) => string) => {
  const text = useText();
  const { locale } = useLocale();
  const clock = useClock();
  const now = useNow();

  return useCallback(
    (moment, detail = 'time') =>
      formatNearDate(Date.parse(moment), detail, {
        now,
        locale,
        clock,
        join: (day, time) => text('today.dayAt', { day, time }),
      }),
    [clock, locale, now, text],
  );
};
