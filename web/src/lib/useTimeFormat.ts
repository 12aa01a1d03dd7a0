import { useCallback } from 'react';
import { timeFormat } from '@domain/values/clock.ts';
import { useLocale } from '../i18n/localeContext.ts';
import { useClock } from './session/useClock.ts';

/** Makes formats of times in the reader's language, by the clock of their account. */
export const useTimeFormat = (): ((options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat) => {
  const { locale } = useLocale();
  const clock = useClock();
  return useCallback((options) => timeFormat(locale, options, clock), [locale, clock]);
};
