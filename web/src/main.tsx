import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyPresentationQuery } from './app/presentationQuery.ts';
import { initialLocale } from './i18n/locale.ts';
import { showLocale } from './i18n/texts.ts';
import { loadClientConfig } from './lib/branding.ts';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  applyPresentationQuery();
  const locale = initialLocale();
  document.documentElement.lang = locale;
  await showLocale(locale);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// Starts loading early, because sign-in depends on it. Its users handle a failure.
loadClientConfig().catch(() => undefined);
void start();
// Beside the app and not before it: a page is read in the system's typeface until this one is there.
void import('@fontsource-variable/inter/index.css');
