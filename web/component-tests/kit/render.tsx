import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import { LocaleContext } from '../../src/i18n/localeContext.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { catalog as english } from '../../src/i18n/en/index.ts';
import { catalog as spanish } from '../../src/i18n/es/index.ts';
import { SessionContext, type Session } from '../../src/lib/session/session.ts';
import { ToastProvider } from '../../src/components/toasts/ToastProvider.tsx';
import { AppThemeProvider } from '../../src/theme/AppThemeProvider.tsx';
import { makeSignedIn, getSessionFor } from './session.ts';

const CATALOGS = { en: english, es: spanish };

interface Options {
  readonly locale?: Locale;
  readonly session?: Session;
  /** Where the page is. */
  readonly path?: string;
  /** Beside the rendered element, which is at `/`. */
  readonly routes?: readonly RouteObject[];
}

export interface Rendered extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Texts that are missing, or lack a value. */
  readonly textFaults: readonly string[];
}

/** Renders an element with everything that the app provides: texts, theme, notices, session and routes. */
export const renderPart = (element: ReactElement, options: Options = {}): Rendered => {
  const {
    locale = 'en',
    session = getSessionFor(makeSignedIn(['admin'])),
    path = '/',
    routes = [],
  } = options;
  const textFaults: string[] = [];
  const router = createMemoryRouter([{ path: '/', element }, ...routes, { path: '*', element: null }], {
    initialEntries: [path],
  });
  document.documentElement.lang = locale;

  const result = render(
    <LocaleContext value={{ locale, setLocale: () => undefined }}>
      <IntlProvider
        locale={locale}
        messages={CATALOGS[locale]}
        onError={({ message }) => textFaults.push(message)}
      >
        <AppThemeProvider>
          <ToastProvider router={router}>
            <SessionContext value={session}>
              <RouterProvider router={router} />
            </SessionContext>
          </ToastProvider>
        </AppThemeProvider>
      </IntlProvider>
    </LocaleContext>,
  );

  return Object.assign(result, { router, textFaults });
};
