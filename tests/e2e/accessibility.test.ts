import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, launch, openPage, signIn } from '../browser/browser.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from './screens.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe calls serious or critical, of the rules of WCAG 2.2 A and AA. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const script = `${axe}; axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`;
  const { violations } = (await page.evaluate(script)) as { violations: readonly Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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

describe.runIf(canRun)('axe finds nothing serious, light or dark', () => {
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
  });
  afterEach(() => page.context().close());

  const check = async (path: string, text: string): Promise<void> => {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await switchTo(page, colorScheme);
      expect([path, colorScheme, await violationsOf(page)]).toEqual([path, colorScheme, []]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };

  it.each(OPEN_PATHS)('%s', check);
  it.each(Object.entries(SIGNED_IN_PATHS))('as %s', async (email, screens) => {
    await signIn(page, email);
    await page.waitForURL((url) => !url.pathname.includes('signin'));
    for (const [path, text] of screens) await check(path, text);
  });
});
