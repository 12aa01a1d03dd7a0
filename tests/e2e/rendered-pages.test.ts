import type { ElementHandle, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import { canRun, openPage } from '../browser/browser.ts';
import { OPEN_AUDITION, getPageBudgets } from '../browser/page-budgets.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { createAnswerPath, OPEN_REQUEST } from '../stack/availability-link.ts';
import { call } from '../stack/call.ts';

const RENDERED = getPageBudgets({ uploadToken: '', answerPath: '' }).filter(({ isRendered }) => isRendered);
const REPORT = RENDERED.find(({ name }) => name === 'Report of a session')!.path;

/** Opens a page whose scripts wait for `release`. */
const openHeld = async (page: Page, path: string): Promise<{ readonly release: () => void }> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  return { release };
};

/** Resolves when React has taken an element over. */
const waitUntilHydrated = (page: Page, element: ElementHandle): Promise<unknown> =>
  page.waitForFunction((taken) => Object.keys(taken).some((key) => key.startsWith('__reactFiber')), element);

describe.runIf(canRun)('a server-rendered page', () => {
  useBrowser('test');
  let links = { uploadToken: '', answerPath: '' };
  beforeAll(async () => {
    const reply = await call('POST', auditionsApi['auditions.identity'].path, { body: OPEN_AUDITION });
    const { jwtToken: uploadToken } = reply.collection as { jwtToken: string };
    links = { uploadToken, answerPath: await createAnswerPath(OPEN_REQUEST) };
  });

  for (const { name, isInGate } of RENDERED)
    it(`is hydrated unchanged: ${name}`, { tags: isInGate ? ['gate'] : [] }, async () => {
      const { path } = getPageBudgets(links).find((budget) => budget.name === name)!;
      for (const [locale, colorScheme] of [
        ['en-US', 'light'],
        ['es-ES', 'dark'],
      ] as const) {
        const page = await openPage({ locale, colorScheme, timezoneId: 'America/New_York' });
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

        const { release } = await openHeld(page, path);
        const heading = (await page.locator('h1').first().elementHandle())!;
        const getColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const colour = await getColour();
        release();
        await waitUntilHydrated(page, heading);
        expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
        expect(await getColour()).toBe(colour);
        expect(colour).toBe(colorScheme === 'dark' ? 'rgb(17, 19, 21)' : 'rgb(246, 246, 243)');
        expect(errors).toEqual([]);
      }
    });

  it('replays typing and clicks from before the app loaded', async () => {
    const page = await openPage();
    const { release } = await openHeld(page, REPORT);
    await page.getByLabel('Email').fill('early@reader.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/api/'),
    );
    release();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'early@reader.example' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('is never in another language than the reader’s choice', async () => {
    const page = await openPage();
    await page.addInitScript(() => localStorage.setItem('vc.locale', 'es'));
    await page.goto(REPORT, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Informe de sesión' }).waitFor();
    expect(await page.getByText('Session report').count()).toBe(0);
  });

  it('shows times in the reader’s zone after hydration', async () => {
    const page = await openPage({ timezoneId: 'America/New_York' });
    const upload = getPageBudgets(links).find(({ name }) => name === 'Upload of an audition')!;
    const { release } = await openHeld(page, upload.path);
    await page.getByText(/Deadline: .* UTC/).waitFor();
    release();
    await page.getByText(/Deadline: .* E[SD]T/).waitFor();
  });

  it('is readable without scripts, in the reader’s colour scheme', async () => {
    const page = await openPage({ javaScriptEnabled: false, colorScheme: 'dark' });
    await page.goto(RENDERED[0]!.path);
    await page.getByText(RENDERED[0]!.text).first().waitFor();
    await expect
      .poll(() => page.locator('h1').evaluate((element) => getComputedStyle(element).color))
      .toBe('rgb(236, 237, 238)');
  });
});
