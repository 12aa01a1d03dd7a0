import { useEffect } from 'react';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { ShownTexts } from '../i18n/texts.ts';
import { EmbeddedRepliesContext } from '../lib/http/embeddedReplies.ts';
import type { EmbeddedData } from '../lib/pageData.ts';
import { AppThemeProvider } from '../theme/AppThemeProvider.tsx';
import { repeatEarly } from './early.ts';

export type Router = ReturnType<typeof createMemoryRouter>;

interface Props {
  readonly router: Router;
  /** Responses embedded in the page. */
  readonly brought: EmbeddedData;
  /** Only on the server; a browser has loaded them. */
  readonly texts?: ShownTexts;
}

/** Providers of every page: texts, theme and notices. Only routes that need the session load it. */
export const App = ({ router, brought, texts }: Props) => {
  useEffect(repeatEarly, []);

  return (
    <EmbeddedRepliesContext value={brought}>
      <I18nProvider {...(texts ? { texts } : {})}>
        <AppThemeProvider>
          <ToastProvider router={router}>
            <RouterProvider router={router} />
          </ToastProvider>
        </AppThemeProvider>
      </I18nProvider>
    </EmbeddedRepliesContext>
  );
};
