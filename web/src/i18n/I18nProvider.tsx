import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LocaleContext } from './localeContext.ts';
import { localeChoice, rememberLocale, type Locale } from './locale.ts';
import { showLocale, shownTexts, watchTexts, type ShownTexts } from './texts.ts';

interface Props {
  readonly children: ReactNode;
  /** Set on the server only, per request; browsers load them before the first render. */
  readonly texts?: ShownTexts;
}

/** Provides texts. The first ones load before the first render; on a switch, the old ones stay until the new ones are loaded. */
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
