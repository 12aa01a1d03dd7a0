import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LocaleContext } from './localeContext.ts';
import { loadCatalog, rememberLocale, type Catalog, type Locale } from './locale.ts';

interface Loaded {
  readonly locale: Locale;
  readonly catalog: Catalog;
}

/** Gives the page its texts. The first catalog is loaded before the first render; a switch keeps the old one until the new is there. */
export const I18nProvider = ({
  initial,
  children,
}: {
  readonly initial: Loaded;
  readonly children: ReactNode;
}) => {
  const [loaded, setLoaded] = useState(initial);

  const setLocale = useCallback((locale: Locale) => {
    rememberLocale(locale);
    void loadCatalog(locale).then((catalog) => setLoaded({ locale, catalog }));
  }, []);

  useEffect(() => {
    document.documentElement.lang = loaded.locale;
  }, [loaded.locale]);

  const context = useMemo(() => ({ locale: loaded.locale, setLocale }), [loaded.locale, setLocale]);
  return (
    <LocaleContext value={context}>
      <IntlProvider locale={loaded.locale} messages={loaded.catalog} defaultLocale="en">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
};
