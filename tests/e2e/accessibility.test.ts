import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, launch, openPage, signIn } from '../browser/browser.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from './screens.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * Every rule that axe has, those of best practices and on trial included, but contrast as AAA wants it. The head of a
 * table's column takes the focus as the pattern of a grid says, which a rule on trial does not know.
 */
const RUN = `
  axe.configure({ rules: [{ id: 'focus-order-semantics', selector: ':not([role="columnheader"])' }] });
  axe.run(document, {
    runOnly: axe.getRules().map(({ ruleId }) => ruleId).filter((id) => id !== 'color-contrast-enhanced'),
  })`;

/** What axe finds, however grave. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = (await page.evaluate(`${axe}; ${RUN}`)) as { violations: readonly Violation[] };
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** Switches between light and dark as the system would, and waits until nothing fades any more. */
const switchTo = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  const isDark = () =>
    page.evaluate(() => {
      const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red < 128;
    });
  await expect.poll(isDark).toBe(colorScheme === 'dark');
  // One that is cancelled on the way, as by a list that is drawn anew, is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

/** The texts of the page in Spanish, of whoever is here. */
const switchToSpanish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Interface language' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es');
};

describe.runIf(canRun)('axe finds nothing, in English and Spanish, light and dark', () => {
  let browser: Browser;
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  // Each check begins with nobody signed in, whatever became of the one before.
  beforeEach(async () => {
    // The policy of the pages forbids foreign scripts; axe is one.
    page = await openPage(browser, { colorScheme: 'light', bypassCSP: true });
    // The accounts keep their language: others of them are tried after this.
    await page.route('**/api/user/language', (route) =>
      route.fulfill({ json: { collection: { locale: 'es' } } }),
    );
  });
  afterEach(() => page.context().close());

  const check = async (path: string, text: string): Promise<void> => {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    const none = async (state: string) =>
      expect([path, state, await violationsOf(page)]).toEqual([path, state, []]);
    await none('English, light');
    await switchTo(page, 'dark');
    await none('English, dark');
    await switchToSpanish(page);
    await none('Spanish, dark');
    await switchTo(page, 'light');
    await none('Spanish, light');
    await page.evaluate(() => localStorage.removeItem('vc.locale'));
  };

  it.each(OPEN_PATHS)('%s', check);
  it.each(Object.entries(SIGNED_IN_PATHS))('as %s', async (email, screens) => {
    await signIn(page, email);
    await page.waitForURL((url) => !url.pathname.includes('signin'));
    for (const [path, text] of screens) await check(path, text);
  });
});
