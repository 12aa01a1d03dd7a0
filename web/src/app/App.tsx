import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import { AppThemeProvider } from '../theme/AppThemeProvider.tsx';
import { router } from './router.tsx';

/** Providers of every page: texts, theme and notices. Only routes that need the session load it. */
export const App = () => (
  <I18nProvider>
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>
  </I18nProvider>
);
