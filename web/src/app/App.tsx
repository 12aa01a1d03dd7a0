import { RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/toasts/ToastProvider.tsx';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import { AppThemeProvider } from '../theme/AppThemeProvider.tsx';
import { router } from './router.tsx';

/** What every page has: texts, theme and notices. Who is here is asked only by the routes that need to know. */
export const App = () => (
  <I18nProvider>
    <AppThemeProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppThemeProvider>
  </I18nProvider>
);
