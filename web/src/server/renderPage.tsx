import { StrictMode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import type { RenderPage } from '@domain/pages/page-data.ts';
import { App } from '../app/App.tsx';
import { LINKED_ROUTES, wrapInRoot } from '../app/linkedRoutes.tsx';
import { waitForRouter } from '../app/waitForRouter.ts';
import { loadLinkedTexts } from '../i18n/texts.ts';
import { INVITED_ROUTES } from './invitedRoutes.tsx';
import { collectStyles } from './collectStyles.ts';

/** Renders a page behind a link as the browser will; undefined for pages that only a browser renders. */
export const renderPage: RenderPage = async (address, { locale, answers }) => {
  const routes = wrapInRoot([...LINKED_ROUTES, INVITED_ROUTES]);
  const { pathname } = new URL(address, 'http://localhost');
  if (!matchRoutes(routes, pathname)) return undefined;

  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const [texts] = await Promise.all([loadLinkedTexts(locale), waitForRouter(router)]);
  const [error] = Object.values(router.state.errors ?? {});
  if (error) throw error;

  const cache = createCache({ key: 'css' });
  // Collects the styles instead of writing them beside each element.
  cache.compat = true;

  const html = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <App router={router} brought={{ locale, answers: [...answers] }} texts={texts} />
      </StrictMode>
    </CacheProvider>,
  );

  router.dispose();

  return { html, styles: collectStyles(cache) };
};
