import type { ErrorRequestHandler, Express, Request as ExpressRequest, Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { Api, EndpointName } from '@domain/api.ts';
import type { EndpointReply } from '@domain/contract.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import type { RenderPage } from '@domain/pages/page-data.ts';
import { logFailure } from '../../platform/errors/log-failure.ts';
import { createExpressApp } from '../http/create-express-app.ts';
import { frameRequest } from '../http/frame.ts';
import { simulateLatency } from '../http/latency.ts';
import { HTML_TYPE, sendText } from '../http/send-text.ts';
import type { Operations } from '../../work/operation.ts';
import { runPageCall, type Outcome } from './answers.ts';
import { renderLinkCard, getPageTitle } from './link-card.ts';
import { PAGE_ROUTES, getQueryTexts, type FirstCall, type PageRoute, type Texts } from './page-routes.ts';
import { loadDeployedRender, renderSafely } from './render.ts';
import { readDeployedShell, fillShell, type Filling, type Shell } from './shell.ts';

/**
 * No caching, because a link can be revoked: nobody can purge Hosting's CDN, so an old link would keep playing. A browser would show its copy on the way
 * back, with audio addresses that expire after 15 minutes. Data that all visitors read is cached on the server instead, where revoking ends it immediately.
 */
const CACHING = 'no-store';

const setHeaders = (
  response: Response,
  { isSecret }: Pick<PageRoute, 'isSecret'>,
  { headers }: Shell,
): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', CACHING);
  if (isSecret) response.setHeader('Referrer-Policy', 'no-referrer');
  response.vary('Accept-Language');
};

/** 410 for a closed link, 404 for a missing record; a page that first requires identification is 200. */
const getStatus = (outcome: Outcome | undefined, first: FirstCall | undefined): 200 | 404 | 410 => {
  if (outcome?.kind === 'reply') return first?.isOver?.(outcome.reply as never) ? 410 : 200;
  if (outcome?.kind !== 'refusal') return 200;
  // Revoked and unknown tokens get the same response, so nobody learns which links existed.
  if ([401, 410].includes(outcome.failure.status)) return 410;
  return [404, 422].includes(outcome.failure.status) ? 404 : 200;
};

const getPageBrand = (
  outcome: Outcome | undefined,
  first: FirstCall | undefined,
  locale: Filling['locale'],
): Filling['brand'] => {
  if (outcome?.kind !== 'reply' || !first) return undefined;
  const reply = outcome.reply as never;
  const agency = first.agency(reply);
  const title = getPageTitle(agency);
  return { agency, title, card: renderLinkCard({ kind: first.card, locale, agency, title }) };
};

const requestsGuest = (outcome: Outcome | undefined, first: FirstCall | undefined): boolean => {
  if (outcome?.kind === 'refusal') return outcome.failure.code === 'preview.passcode';
  return outcome?.kind === 'reply' && first?.asksVotes?.(outcome.reply as never) === true;
};

/** Returns the current address of a page under an agency's former slug; undefined when current. */
const findNewAddress = (path: string, slug: string, outcome: Outcome): string | undefined => {
  if (outcome.kind !== 'reply') return undefined;
  const { agency } = outcome.reply as EndpointReply<Api['agencies.contract']>;
  return agency.slug === slug ? undefined : path.replace(`/${slug}`, `/${agency.slug}`);
};

/** Returns whether the page's content is known: without it the server could only render placeholders. */
const isKnown = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'refusal' ? outcome.failure.code !== 'preview.passcode' : outcome?.kind !== 'unknown';

const servePage =
  (handlers: Operations, shell: () => Shell, render: RenderPage, route: PageRoute) =>
  async (request: Request, response: Response): Promise<void> => {
    const { first } = route;
    const ask = (name: EndpointName, input: { params?: Texts; query?: Texts }): Promise<Outcome> =>
      runPageCall(handlers, name, input, request, response);
    const callInput = first?.asks(getQueryTexts(request.params), getQueryTexts(request.query));
    const { agencySlug } = getQueryTexts(request.params);
    if (agencySlug) {
      const contract = await ask('agencies.contract', { params: { slug: agencySlug } });
      const target = findNewAddress(request.originalUrl, agencySlug, contract);
      if (target !== undefined) {
        setHeaders(response, route, shell());
        // Temporary, because an agency may take its old slug again.
        response.redirect(302, target);
        return;
      }
    }

    const [outcome, config, ...outcomes] = await Promise.all([
      first && callInput ? ask(first.name, callInput) : undefined,
      ask('reference.clientConfig', {}),
      ...route.reference.map((name) => ask(name, {})),
    ]);
    const locale = parseLocale(request.headers['accept-language']);
    // An empty page needs no texts.
    const replies = [outcome, config, ...(outcome?.kind === 'reply' ? outcomes : [])];
    const answers = replies.flatMap((each) => (each && each.kind !== 'unknown' ? [each.answer] : []));
    const brand = getPageBrand(outcome, first, locale);

    setHeaders(response, route, shell());
    if (callInput || !route.isListed) response.setHeader('X-Robots-Tag', 'noindex');

    const data = { locale, answers };
    const rendered = isKnown(outcome)
      ? await renderSafely(render, request.originalUrl, data, String(response.locals['requestId']))
      : undefined;
    const filling = { locale, data, asksGuests: requestsGuest(outcome, first), rendered };
    const page = fillShell(shell(), { ...filling, ...(brand ? { brand } : {}) });

    sendText(request, response.status(getStatus(outcome, first)), HTML_TYPE, page);
  };

const toExpressPattern = (path: string): string => path.replace(/\/:(\w+)\?/g, '{/:$1}');

/** Serves the pages behind links, rendered with the first call's reply, status, brand and card. If any part fails, the app's shell still works. */
export const createPages = (
  handlers: Operations,
  shell: () => Shell = readDeployedShell,
  render: RenderPage = loadDeployedRender,
): Express => {
  const app = createExpressApp();
  app.set('etag', false);
  app.use(frameRequest, simulateLatency);

  for (const route of PAGE_ROUTES) {
    const serve = servePage(handlers, shell, render, route);
    app.get(toExpressPattern(route.path), (request, response) => serve(request as Request, response));
  }

  // The app reports missing pages, and makes calls whose reply couldn't be embedded.
  const sendPlain = (request: ExpressRequest, response: Response, status: 200 | 404): void => {
    setHeaders(response, { isSecret: true }, shell());
    sendText(request, response.status(status), HTML_TYPE, shell().html);
  };

  app.use((request, response) => sendPlain(request, response, 404));

  const handleFault: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logFailure(error, { requestId: String(response.locals['requestId']), endpoint: 'page' });
    sendPlain(request, response, 200);
  };

  app.use(handleFault);

  return app;
};
