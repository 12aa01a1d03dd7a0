import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClientConfig } from '@domain/reference/reference.ts';
import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { dropAppCheck, OPEN_AUDITION, getPageBudgets } from '../browser/page-budgets.ts';
import { enter } from '../browser/signed-in.ts';
import { createAnswerPath, OPEN_REQUEST } from '../stack/availability-link.ts';
import { call } from '../stack/call.ts';

const dist = new URL('../../web/dist', import.meta.url).pathname;
const countKilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(dist + script)).length, 0) / 1024;

describe.runIf(canRun)('the weight of a page', () => {
  useBrowser();
  let links = { uploadToken: '', answerPath: '' };
  beforeAll(async () => {
    const reply = await call('POST', auditionsApi['auditions.identity'].path, { body: OPEN_AUDITION });
    const { jwtToken: uploadToken } = reply.collection as { jwtToken: string };
    links = { uploadToken, answerPath: await createAnswerPath(OPEN_REQUEST) };
  });

  for (const [index, { name, isInGate }] of getPageBudgets({ uploadToken: '', answerPath: '' }).entries())
    it(`stays within its budget: ${name}`, { tags: isInGate ? ['gate'] : [] }, async () => {
      const budget = getPageBudgets(links)[index]!;
      const { path, text, account, scriptsKb, scriptFiles } = budget;
      const page = await openPage();
      if (account) {
        // On a return visit the page knows that they are signed in and loads no extra files.
        await enter(page, account, path);
        await page.getByText(text).first().waitFor();
      }

      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });

      await page.goto(path);
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('load');

      const files = dropAppCheck([...scripts], budget);
      expect(files.length).toBeGreaterThan(2);
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(scriptFiles);
      expect(countKilobytes(files), files.join('\n')).toBeLessThanOrEqual(scriptsKb);
      await page.context().close();
    });

  it.each([true, false])(
    'includes App Check only in deployments that have it: %s',
    { tags: ['gate'] },
    async (has) => {
      const page = await openPage();
      if (!has)
        await page.route('**/api/clientConfig', async (route) => {
          const response = await route.fetch();
          const { collection } = (await response.json()) as { readonly collection: ClientConfig };
          const identity = { ...collection.identity, appCheck: null };
          await route.fulfill({ response, json: { collection: { ...collection, identity } } });
        });

      const scripts: string[] = [];
      page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
      await page.goto('/verify-report');
      await page.getByText('Choose a PDF').waitFor();
      await page.waitForLoadState('networkidle');

      const count = (name: string) =>
        scripts.filter((script) => script.startsWith(`/assets/${name}-`)).length;
      expect([count('index'), count('appCheck'), count('identity')]).toEqual([1, Number(has), Number(has)]);
      await page.context().close();
    },
  );

  it.each([
    ['/client/castings/harbour-light-all-languages', true],
    ['/client/casting/harbour-light-spanish-preview', false],
  ])('includes the voting code only where guests vote, immediately: %s', async (path, isAsked) => {
    const page = await openPage();
    // Requests of the page itself, before the app's code runs.
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);

    const files = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const name of ['visitors', 'plain', 'guests'])
      expect(files.filter((file) => file.startsWith(`/assets/${name}-`))).toHaveLength(isAsked ? 1 : 0);
    await page.context().close();
  });

  it('allows sign-in, rights and the Firestore connection before the app is loaded, once each', async () => {
    const page = await openPage();
    await enter(page, 'client@agency-one.example', '/');
    await page.getByText('Harbour Light').first().waitFor();

    const requestPaths: string[] = [];
    page.on('request', (request) => void requestPaths.push(new URL(request.url()).pathname));

    const early = [/Firestore\/Listen/, /\/api\/$/].map((address) =>
      page.waitForRequest((request) => address.test(new URL(request.url()).pathname)),
    );
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await Promise.all(early);
      await route.continue();
    });

    await page.goto('/');
    await page.getByText('Harbour Light').first().waitFor();
    expect(requestPaths.join()).toContain('ProjectListRoute');

    for (const path of ['/api/clientConfig', '/api/'])
      expect(
        requestPaths.filter((each) => each === path),
        path,
      ).toHaveLength(1);

    expect(requestPaths.filter((path) => path.endsWith('accounts:lookup')).length).toBeLessThanOrEqual(2);
    await page.context().close();
  });
});
