import type { ErrorRequestHandler, Express, Request as ExpressRequest, Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import type { Api, EndpointName } from '@domain/api.ts';
import type { ReplyOf } from '@domain/contract.ts';
import { localeFrom } from '@domain/messages/locale.ts';
import { loggedFailure } from '../errors/log-failure.ts';
import { expressApp } from '../http/express-app.ts';
import { frameRequest } from '../http/frame.ts';
import { feignDistance } from '../http/latency.ts';
import { HTML_TYPE, sendText } from '../http/send-text.ts';
import type { Operations } from '../operation.ts';
import { answerTo, type Outcome } from './answers.ts';
import { linkCard, pageTitle } from './link-card.ts';
import { PAGE_ROUTES, textsIn, type FirstCall, type PageRoute, type Texts } from './page-routes.ts';
import { deployedShell, fillShell, type Filling, type Shell } from './shell.ts';

/**
 * Nothing is kept that a link opens: it may be taken back. A preview might lie in Hosting's CDN for a minute, but nobody
 * can empty that from here, so for that minute whoever has an old link would go on hearing voices. Nor does a browser keep
 * it: on the way back it would show what it has without asking, with addresses of audio that play for a quarter of an hour.
 * What everybody who opens a preview would read again is kept behind it instead, where whatever is taken back ends it at once.
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

/** 410 for a link that holds no longer, 404 for what is not there; whoever has to say who they are first gets a page. */
const statusOf = (outcome: Outcome | undefined, first: FirstCall | undefined): 200 | 404 | 410 => {
  if (outcome?.kind === 'reply') return first?.isOver?.(outcome.reply as never) ? 410 : 200;
  if (outcome?.kind !== 'refusal') return 200;
  // A token that was taken back, and one that never was, are answered alike: nobody learns which links there have been.
  if ([401, 410].includes(outcome.failure.status)) return 410;
  return [404, 422].includes(outcome.failure.status) ? 404 : 200;
};

const brandOfPage = (
  outcome: Outcome | undefined,
  first: FirstCall | undefined,
  locale: Filling['locale'],
): Filling['brand'] => {
  if (outcome?.kind !== 'reply' || !first) return undefined;
  const reply = outcome.reply as never;
  const agency = first.agency(reply);
  const title = pageTitle(agency);
  return { agency, title, card: linkCard({ kind: first.card, locale, agency, title }) };
};

/** Whether the page asks guests for something: their votes, or the passcode of its link. */
const asksGuests = (outcome: Outcome | undefined, first: FirstCall | undefined): boolean => {
  if (outcome?.kind === 'refusal') return outcome.failure.code === 'preview.passcode';
  return outcome?.kind === 'reply' && first?.asksVotes?.(outcome.reply as never) === true;
};

/** Where a page of an agency is now whose address names it as it was called before; undefined: where it is. */
const movedTo = (path: string, asked: string, outcome: Outcome): string | undefined => {
  if (outcome.kind !== 'reply') return undefined;
  const { agency } = outcome.reply as ReplyOf<Api['agencies.contract']>;
  return agency.slug === asked ? undefined : path.replace(`/${asked}`, `/${agency.slug}`);
};

const servePage =
  (handlers: Operations, shell: () => Shell, route: PageRoute) =>
  async (request: Request, response: Response): Promise<void> => {
    const { first } = route;
    const ask = (name: EndpointName, asked: { params?: Texts; query?: Texts }): Promise<Outcome> =>
      answerTo(handlers, name, asked, request, response);
    const asked = first?.asks(textsIn(request.params), textsIn(request.query));
    const { agencySlug } = textsIn(request.params);
    if (agencySlug) {
      const contract = await ask('agencies.contract', { params: { slug: agencySlug } });
      const target = movedTo(request.originalUrl, agencySlug, contract);
      if (target !== undefined) {
        setHeaders(response, route, shell());
        // Not for good: an agency may have its old name back.
        response.redirect(302, target);
        return;
      }
    }
    const [outcome, config, ...others] = await Promise.all([
      first && asked ? ask(first.name, asked) : undefined,
      ask('reference.clientConfig', {}),
      ...route.reference.map((name) => ask(name, {})),
    ]);
    const locale = localeFrom(request.headers['accept-language']);
    // A page that has nothing to show needs no words for it.
    const said = [outcome, config, ...(outcome?.kind === 'reply' ? others : [])];
    const answers = said.flatMap((each) => (each && each.kind !== 'unknown' ? [each.answer] : []));
    const brand = brandOfPage(outcome, first, locale);
    setHeaders(response, route, shell());
    if (asked || !route.isListed) response.setHeader('X-Robots-Tag', 'noindex');
    const filling = { locale, data: { locale, answers }, asksGuests: asksGuests(outcome, first) };
    const page = fillShell(shell(), { ...filling, ...(brand ? { brand } : {}) });
    sendText(request, response.status(statusOf(outcome, first)), HTML_TYPE, page);
  };

/** Patterns of the app's router, as Express writes them. */
const expressPattern = (path: string): string => path.replace(/\/:(\w+)\?/g, '{/:$1}');

/**
 * The pages behind links, made by the server: the app's shell with what the page begins with inside, the right status,
 * whose page it is, and a card for messengers. Whatever of it fails, the shell alone still works.
 */
export const createPages = (handlers: Operations, shell: () => Shell = deployedShell): Express => {
  const app = expressApp();
  app.set('etag', false);
  app.use(frameRequest, feignDistance);
  for (const route of PAGE_ROUTES) {
    const serve = servePage(handlers, shell, route);
    app.get(expressPattern(route.path), (request, response) => serve(request as Request, response));
  }
  // The app tells what is not there, and asks by itself for what could not be brought along.
  const plain = (request: ExpressRequest, response: Response, status: 200 | 404): void => {
    setHeaders(response, { isSecret: true }, shell());
    sendText(request, response.status(status), HTML_TYPE, shell().html);
  };
  app.use((request, response) => plain(request, response, 404));
  const afterFault: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    loggedFailure(error, { requestId: String(response.locals['requestId']), endpoint: 'page' });
    plain(request, response, 200);
  };
  app.use(afterFault);
  return app;
};
