import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { Catalog, Locale } from '../i18n/locale.ts';
import { AppThemeProvider } from '../theme/AppThemeProvider.tsx';
import { router } from './router.tsx';

/** What every page has: texts, theme and notices. Who is here is asked only by the routes that need to know. */
export const App = ({
  initial,
}: {
  readonly initial: { readonly locale: Locale; readonly catalog: Catalog };
}) => (
  <I18nProvider initial={initial}>
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>
  </I18nProvider>
);
