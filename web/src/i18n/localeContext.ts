import { createContext, useContext } from 'react';
import type { Locale } from './locale.ts';

interface LocaleState {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleState>({ locale: 'en', setLocale: () => undefined });

/** The interface language and its switch. */
export const useLocale = (): LocaleState => useContext(LocaleContext);
