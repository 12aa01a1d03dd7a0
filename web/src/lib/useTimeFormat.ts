import { useCallback } from 'react';
import { getTimeFormat } from '@domain/values/clock.ts';
import { useLocale } from '../i18n/localeContext.ts';
import { useClock } from './session/useClock.ts';
import { useBrowserValue } from './useBrowserValue.ts';

/** Returns time formats in the reader's language, zone and clock format; the server formats in UTC. */
export const useTimeFormat = (): ((options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat) => {
  const { locale } = useLocale();
  const clock = useClock();
  const timeZone = useBrowserValue<string | undefined>(() => undefined, 'UTC');
  return useCallback(
    (options) => getTimeFormat(locale, timeZone ? { timeZone, ...options } : options, clock),
    [locale, clock, timeZone],
  );
};
