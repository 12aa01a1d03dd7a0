import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LocaleContext } from './localeContext.ts';
import { localeChoice, rememberLocale, type Locale } from './locale.ts';
import { showLocale, shownTexts, watchTexts } from './texts.ts';

/** Gives the page its texts. The first ones are loaded before the first render; a switch keeps the old ones until the new are there. */
export const I18nProvider = ({ children }: { readonly children: ReactNode }) => {
  const { locale, catalog } = useSyncExternalStore(watchTexts, shownTexts);

  const setLocale = useCallback((next: Locale) => {
    rememberLocale(next);
    localeChoice.write(next);
    void showLocale(next);
  }, []);

  useLayoutEffect(() => {
    // Before any screen reloads in the other language.
    document.documentElement.lang = locale;
  }, [locale]);

  const context = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LocaleContext value={context}>
      <IntlProvider locale={locale} messages={catalog} defaultLocale="en">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
};
