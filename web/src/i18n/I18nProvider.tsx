import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LocaleContext } from './localeContext.ts';
import { localeChoice, rememberLocale, type Locale } from './locale.ts';
import { showLocale, shownTexts, watchTexts, type ShownTexts } from './texts.ts';

interface Props {
  readonly children: ReactNode;
  /** On the server, where each request has its own; a browser loads them before the first render. */
  readonly texts?: ShownTexts;
}

/** Gives the page its texts. The first ones are loaded before the first render; a switch keeps the old ones until the new are there. */
export const I18nProvider = ({ children, texts }: Props) => {
  const { locale, catalog } = useSyncExternalStore(watchTexts, shownTexts, () => texts ?? shownTexts());

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
