import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyPresentationQuery } from './app/presentationQuery.ts';
import { router } from './app/router.tsx';
import { waitForRouter } from './app/waitForRouter.ts';
import { getInitialLocale } from './i18n/locale.ts';
import { showLocale } from './i18n/texts.ts';
import { loadClientConfig } from './lib/branding.ts';
import { setProof } from './lib/http/appProof.ts';
import { getOpenedData } from './lib/pageData.ts';
import { proveApp } from './lib/proveApp.ts';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');

  applyPresentationQuery();

  const locale = getInitialLocale();
  document.documentElement.lang = locale;
  await showLocale(locale);

  const app = (
    <StrictMode>
      <App router={router} brought={getOpenedData()} />
    </StrictMode>
  );
  // The server sets the language it rendered; shell.css hides a page in another language.
  const isRendered = root.lang === locale;
  if (isRendered) {
    await waitForRouter(router);
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }

  root.removeAttribute('lang');
};

setProof(proveApp);
// Starts early, because sign-in depends on it. Its users handle failures. Linked pages embed it.
if (getOpenedData().answers.length === 0) loadClientConfig().catch(() => undefined);
// The first call then doesn't wait for its token.
void start().then(() => proveApp());
// Not before the app: the page uses the system's typeface until this one has loaded.
void import('@fontsource-variable/inter/index.css');
