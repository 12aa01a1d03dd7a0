import type { PageData, RenderedPage, RenderPage } from '@domain/pages/page-data.ts';
import { logFailure } from '../../platform/errors/log-failure.ts';

/** The app's renderer, built from `web/src/server/renderPage.tsx`; loaded with the first page. */
export const loadDeployedRender: RenderPage = async (...page) => {
  const { href } = new URL('./pages/renderPage.js', import.meta.url);
  const { renderPage } = (await import(href)) as { readonly renderPage: RenderPage };
  return renderPage(...page);
};

/** Renders a page; undefined, logged, when that fails: the app renders it then. */
export const renderSafely = async (
  render: RenderPage,
  address: string,
  data: PageData,
  requestId: string,
): Promise<RenderedPage | undefined> => {
  try {
    return await render(address, data);
  } catch (error) {
    logFailure(error, { requestId, endpoint: 'render of a page' });
    return undefined;
  }
};
