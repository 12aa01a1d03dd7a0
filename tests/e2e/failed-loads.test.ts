import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { enter } from '../browser/signed-in.ts';

const LOST = 'Something went wrong loading your data :(';
const PREVIEW = '/client/casting/harbour-light-spanish-preview';

const fail = (page: Page, path: string) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status: 500, json: {} }));

describe.runIf(canRun)('a failed load', () => {
  useBrowser('test');
  let page: Opened;
  beforeEach(async () => {
    page = await openPage();
  });

  it('is reported once on a form without options, with a retry', async () => {
    await fail(page, '/catalog');
    await fail(page, '/country');
    await page.goto('/self/new-client');
    await page.getByLabel('First name').fill('Irene');
    await page.getByText(LOST).waitFor();
    await expect.poll(() => page.getByText(LOST).count()).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(LOST).waitFor();
    await page.unroute('**/api/catalog');
    await page.unroute('**/api/country');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Advertising agency').waitFor();
    await page.getByLabel('Country of residence').fill('Portugal');
    await page.getByRole('option', { name: 'Portugal' }).waitFor();
    await expect.poll(() => page.getByText(LOST).count()).toBe(0);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Irene');
  });

  it('shows placeholders, not codes, until the lists are loaded', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/(?:catalog|language\/available)$/, async (route) => {
      await gate;
      await route.continue();
    });

    await enter(page, 'talent@agency-one.example', '/profile/voice');

    const categories = page
      .locator('.MuiAutocomplete-root')
      .filter({ has: page.getByLabel('Mostly booked for') });
    await categories.locator('.MuiSkeleton-root').first().waitFor();
    await expect.poll(() => categories.locator('.MuiChip-root').count()).toBe(0);
    await page.getByText('Spanish', { exact: true }).waitFor();
    release();
    await categories.locator('.MuiChip-root').first().waitFor();
    await expect.poll(() => categories.locator('.MuiSkeleton-root').count()).toBe(0);
  });

  it('is retried when the browser is online, and not on a change of windows', async () => {
    let loads = 0;
    page.on('request', (request) => {
      if (
        new URL(request.url()).pathname.includes('harbour-light-spanish-preview') &&
        request.url().includes('/api/')
      )
        loads += 1;
    });

    await page.goto(PREVIEW);
    await page.getByText('Lucía N.').first().waitFor();

    const before = loads;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => loads).toBe(before + 1);
    // The shown data stays when the new load fails.
    await fail(page, '/casting/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => loads).toBe(before + 2);
    await expect.poll(() => page.getByText('Lucía N.').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('is reported for a verification link; a sent one shows the reply’s message', async () => {
    await page.goto(`/verify-email/talent/nobody-${randomBytes(4).toString('hex')}`);

    const ask = page.getByRole('button', { name: 'Resend email' });

    const read = (tone: string, words: string) =>
      page
        .getByRole(tone === 'Error' ? 'alert' : 'status')
        .filter({ hasText: words })
        .locator(`.MuiSvgIcon-color${tone}`);

    const answer = (status: number, json: object) =>
      page.route('**/api/user/resend-verification/**', (route) => route.fulfill({ status, json }));
    await ask.click();
    await read('Success', 'Email sent!!').waitFor();
    await answer(200, { collection: 'Under way' });
    await ask.click();
    await read('Success', 'Under way').waitFor();
    await answer(500, {});
    await ask.click();
    await read('Error', 'Something went wrong').waitFor();
    await answer(429, {});
    await ask.click();
    await read('Error', 'Unable to send new verication email link').waitFor();
  });

  it.each([
    ['a part of a page', '/account/signin', 'SignInRoute', 'Password'],
    ['a screen', '/self/new-client', 'ClientSignUpRoute', 'First name'],
  ])('is reported by the page for code of %s', async (_name, path, chunk, field) => {
    await page.route(`**/assets/${chunk}-*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cannot run")' }),
    );
    await page.goto(path);
    await page.getByRole('heading', { name: 'Sorry, server goes wrong' }).waitFor();
    await page.unroute(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByLabel(field, { exact: true }).waitFor();
  });

  it('is reported for code removed by a newer release, which a reload loads', async () => {
    await page.route('**/assets/ForgotPasswordRoute-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/account/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'A new version is available' }).waitFor();
    await page.unroute('**/assets/ForgotPasswordRoute-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email', { exact: true }).waitFor();
  });
});
