import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderPage } from '@domain/pages/page-data.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { handlers } from '../../handlers.ts';
import type { Operations } from '../../work/operation.ts';
import { PAGE_ROUTES } from './page-routes.ts';
import { createPages } from './pages.ts';
import type { Shell } from './shell.ts';

const SHELL: Shell = {
  html: '<html lang="en"><title>App</title><!--page-head--></head><!--page-data--></html>',
  headers: { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'origin' },
};

// Without a database there is nothing to count.
vi.mock('../../auth/access/rate-limit.ts', () => ({
  countCall: () => Promise.resolve(),
  countRecordCall: () => Promise.resolve(),
}));
const absent = Object.fromEntries(
  Object.keys(handlers).map((name) => [name, () => Promise.reject(new AppError(404, 'request.notFound'))]),
);

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Opens a project's preview page by default; its operation is the other call. */
const open = async (
  preview: () => Promise<unknown>,
  shell = () => SHELL,
  path = '/client/project/p/casting',
  render: RenderPage = () => Promise.resolve(undefined),
) => {
  const operations = {
    ...absent,
    'castings.linkPreview': preview,
    'reference.catalog': () => Promise.resolve([]),
    'reference.availableLanguages': () => Promise.reject(new Error('broken')),
  } as unknown as Operations;
  const server = createServer(createPages(operations, shell, render));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());

  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);

  return { status: response.status, headers: response.headers, html: await response.text() };
};

const PREVIEW = { agency: { publicName: 'Aria', logoUrl: null, accent: null }, project: { name: 'Snow' } };

describe('a page made by the server', () => {
  it('contains all available data, and leaves missing parts to the app', async () => {
    const { status, html, headers } = await open(() => Promise.resolve(PREVIEW));
    expect(status).toBe(200);
    expect(html).toContain('<title>Aria</title>');
    expect(html).toContain('"of":"/casting/link/p"');
    expect(html).toContain('"of":"/catalog"');
    expect(html).not.toContain('/language/available');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('origin');
  });

  it.each([
    ['a fault of ours', new Error('secret cause')],
    ['a passing one', Object.assign(new Error('secret cause'), { code: 14 })],
  ])('is the shell alone after %s', async (_, error) => {
    const { status, html } = await open(() => Promise.reject(error));
    expect(status).toBe(200);
    expect(html).toContain('<title>App</title>');
    expect(html).not.toMatch(/secret cause|\/casting\/link\/p/);
  });

  it.each([
    [404, 404],
    [410, 410],
    [429, 200],
    [403, 200],
  ] as const)('answers a refusal of %i with %i', async (refused, status) => {
    const answer = await open(() => Promise.reject(new AppError(refused, 'request.notFound')));
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(`"error":{"status":${refused},"code":"request.notFound"`);
  });

  it.each([
    ['a link that asks for votes', true, () => Promise.resolve({ ...PREVIEW, asksVotes: true })],
    ['one with a passcode', true, () => Promise.reject(new AppError(403, 'preview.passcode'))],
    ['one to listen alone', false, () => Promise.resolve({ ...PREVIEW, asksVotes: false })],
    ['one that was taken back', false, () => Promise.reject(new AppError(410, 'preview.switchedOff'))],
  ] as const)('states whether guests must enter something: %s', async (_, isAsked, preview) => {
    const { html } = await open(preview, undefined, '/client/castings/x');
    expect(html.includes('<meta name="asks-guests" content="yes" />')).toBe(isAsked);
  });

  it('is the shell alone when it fails', async () => {
    const { status, html } = await open(() => Promise.resolve({ project: { name: 'Snow' } }));
    expect([status, html]).toEqual([200, SHELL.html]);
  });

  it('excludes the app’s reserved words', async () => {
    const { status, html } = await open(() => Promise.resolve(PREVIEW), undefined, '/project/list');
    expect([status, html]).toEqual([404, SHELL.html]);
  });
});

describe('a page that the server renders', () => {
  const RENDERED = { html: '<h1>Snow</h1>', styles: '<style data-emotion="css a">$&</style>' };
  const openRendered = (render: RenderPage, preview = () => Promise.resolve<unknown>(PREVIEW)) =>
    open(preview, () => ({ ...SHELL, html: ROOTED }), '/client/project/p/casting?language=spa', render);
  const ROOTED = SHELL.html.replace('<!--page-data-->', '<div id="root"></div><!--page-data-->');

  it('has its content in the app’s initial language and size', async () => {
    const render = vi.fn<RenderPage>(() => Promise.resolve(RENDERED));
    const { html } = await openRendered(render);
    expect(html).toContain('<html lang="en" data-density="token">');
    expect(html).toContain('<div id="root" lang="en"><h1>Snow</h1></div><script type="application/json"');
    expect(html).toContain(`${RENDERED.styles}</head>`);
    const [address, data] = render.mock.calls[0]!;
    expect(address).toBe('/client/project/p/casting?language=spa');
    // Nothing is rendered that the page doesn't embed.
    expect(html).toContain(JSON.stringify(data));
  });

  it('is the shell with its data when rendering fails', async () => {
    const { status, html } = await openRendered(() => Promise.reject(new Error('secret cause')));
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('"of":"/casting/link/p"');
    expect(html).not.toContain('secret cause');
  });

  it.each([
    ['a link that is closed', new AppError(410, 'preview.switchedOff'), true],
    ['one that asks for a passcode', new AppError(403, 'preview.passcode'), false],
    ['one that can’t be read now', new Error('broken'), false],
  ])('is rendered when its content is known: %s', async (_, error, isRendered) => {
    const render = vi.fn<RenderPage>(() => Promise.resolve(RENDERED));
    const { html } = await openRendered(render, () => Promise.reject(error));
    expect(html.includes('<h1>Snow</h1>')).toBe(isRendered);
    expect(render).toHaveBeenCalledTimes(isRendered ? 1 : 0);
  });
});

describe('Hosting', () => {
  const { hosting } = JSON.parse(
    readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
  ) as {
    hosting: {
      rewrites: { source?: string; regex?: string; function?: { functionId: string; pinTag?: boolean } }[];
      headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
    };
  };

  const rewrites = hosting.rewrites.filter((rewrite) => rewrite.function?.functionId === 'pages');
  const findMatching = <Rule extends { regex?: string }>(rules: readonly Rule[], path: string) =>
    rules.filter(({ regex }) => regex !== undefined && new RegExp(regex).test(path));
  /** With and without optional parameters. */
  const getPaths = (pattern: string) =>
    [pattern.replace(/\/:\w+\?/, ''), pattern].map((path) => path.replace(/:\w+\??/g, 'Ab.c-d_E'));

  it.each(PAGE_ROUTES.map((route) => [route.path, route] as const))(
    'leads to %s as served, with the same content',
    async (path, { isSecret }) => {
      for (const address of getPaths(path)) {
        expect(findMatching(rewrites, address)).toHaveLength(1);
        const { headers } = await open(() => Promise.resolve(PREVIEW), undefined, address);
        const [rule, ...furtherRules] = findMatching(hosting.headers, address);
        expect(furtherRules).toEqual([]);
        for (const { key, value } of rule?.headers ?? []) expect(headers.get(key)).toBe(value);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('referrer-policy')).toBe(isSecret ? 'no-referrer' : 'origin');
      }
    },
  );

  it.each([
    '/',
    '/client',
    '/client/casting/a/b',
    '/project/a',
    '/self/new-client',
    '/assets/x.js',
    '/api/x',
  ])('does not route %s to the pages', (path) => {
    expect(findMatching(rewrites, path)).toEqual([]);
  });

  it('is deployed together with the pages that name its files', () => {
    expect(rewrites.length).toBeGreaterThan(0);
    for (const { function: named } of rewrites) expect(named?.pinTag).toBe(true);
  });
});
