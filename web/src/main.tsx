import '@fontsource-variable/inter/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyPresentationQuery } from './app/presentationQuery.ts';
import { initialLocale, loadCatalog } from './i18n/locale.ts';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  applyPresentationQuery();
  const locale = initialLocale();
  document.documentElement.lang = locale;
  const catalog = await loadCatalog(locale);
  createRoot(root).render(
    <StrictMode>
      <App initial={{ locale, catalog }} />
    </StrictMode>,
  );
};

void start();
