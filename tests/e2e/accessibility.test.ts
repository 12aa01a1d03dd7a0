import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, openPage, signIn } from '../browser/browser.ts';

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

const HARBOUR = '/project/project-harbour-light';
/** Path, and a text that is there once the page is. */
const OPEN: readonly [string, string][] = [
  ['/account/signin', 'Sign in'],
  ['/client/casting/harbour-light-spanish-preview', 'Lucía N.'],
  ['/client/project/project-harbour-light/casting', 'Lucía N.'],
  ['/profile/casting/harbour-light-spanish-preview/audition', 'Verify your identity'],
  ['/forgot-password', 'Email'],
  ['/new-account', 'Producer'],
  ['/self/new-client', 'Company name'],
  ['/pending-validation', 'Thank you!'],
  ['/explore-more-on-desktop', 'Continue on a computer'],
];
const SIGNED_IN: readonly [string, string][] = [
  ['/project/list', 'Harbour Light'],
  [`${HARBOUR}?step=1`, 'Working languages'],
  [`${HARBOUR}?step=3`, 'Lucía N.'],
  [`${HARBOUR}?step=4`, 'Audition uploaded'],
  ['/no/such/page', 'Page not found!'],
];

describe.runIf(canRun).each(['light', 'dark'] as const)('axe finds nothing serious, %s', (colorScheme) => {
  let browser: Browser;
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    browser = await launch();
    // The policy of the pages forbids foreign scripts; axe is one.
    page = await openPage(browser, { colorScheme, bypassCSP: true });
  });
  afterAll(() => browser.close());

  const check = async (path: string, text: string): Promise<void> => {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  };

  it.each(OPEN)('%s', check);
  it('signs in', async () => {
    await signIn(page, 'client@agency-one.example');
    await page.waitForURL('**/project/list');
  });
  it.each(SIGNED_IN)('%s', check);
});
