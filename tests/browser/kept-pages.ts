import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { APP } from '../stack/admin.ts';

/** A file of the app's origin that starts nothing. */
export const STILL = '/favicon.svg';

/** What a test asks for. Size and colours of a page can be changed later; all else is its browser's for good. */
type Wanted = BrowserContextOptions & { readonly viewport: ViewportSize };

/** A page, and what its browser was made with. */
interface Kept {
  readonly made: string;
  readonly page: Page;
  /** It has been told to run something on every load, which nothing takes from it again. */
  isSpoilt: boolean;
  /** Closes its browser for good. */
  readonly end: () => Promise<void>;
}

/** So many tests have open at once. To keep more would keep the memory of phones of which one test makes use. */
const AT_MOST = 4;

/** Pages whose test is over, those that were used last at the end. */
let waiting: readonly Kept[] = [];

const madeWith = ({ viewport: _, colorScheme: __, ...lasting }: Wanted): string => JSON.stringify(lasting);

const EVENTS = ['request', 'response', 'console', 'pageerror', 'dialog', 'download', 'popup'] as const;

/** Ends all that a test has done to a page and its browser; what it has stored there is taken away later. */
const release = async (page: Page): Promise<void> => {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  EVENTS.forEach((event) => page.removeAllListeners(event));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(STILL);
};

/** Keeps a page for a later test, and closes for good what was used longest ago where too many wait. */
const keep = async (kept: Kept): Promise<void> => {
  if (waiting.includes(kept)) return;
  if (kept.isSpoilt || kept.page.isClosed()) return kept.end();
  try {
    await release(kept.page);
  } catch {
    // Crashed, say: that is its own test's failure, and the next one's page is another.
    return kept.end();
  }
  const all = [...waiting, kept];
  waiting = all.slice(-AT_MOST);
  await Promise.all(all.slice(0, -AT_MOST).map(({ end }) => end()));
};

/** Takes from a page's browser what it has stored and where it has been. What stays are files and their compiled code. */
const forget = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: APP, storageTypes: 'all' });
  await page.context().clearCookies();
  // What lasts as long as a tab can be taken from within alone.
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.mouse.move(-10, -10);
};

const make = async (browser: Browser, wanted: Wanted): Promise<Page> => {
  const context = await browser.newContext(wanted);
  const page = await context.newPage();
  const kept = { made: madeWith(wanted), page, isSpoilt: false, end: context.close.bind(context) };
  Object.assign(context, { close: () => keep(kept) });
  const addInitScript = page.addInitScript.bind(page);
  return Object.assign(page, {
    addInitScript: (...script: Parameters<Page['addInitScript']>) => {
      kept.isSpoilt = true;
      return addInitScript(...script);
    },
  });
};

/**
 * A page of somebody who has never been here, and with whom no other page shares anything. If one that a test has closed
 * will do, it is that one: to load and compile the app again is half of what a page costs.
 */
export const toPage = async (browser: Browser, wanted: Wanted): Promise<Page> => {
  const made = madeWith(wanted);
  const kept = waiting.findLast((one) => one.made === made && !one.page.isClosed());
  if (!kept) return make(browser, wanted);
  waiting = waiting.filter((one) => one !== kept);
  const { page } = kept;
  await forget(page);
  await page.setViewportSize(wanted.viewport);
  await page.emulateMedia({ media: null, colorScheme: wanted.colorScheme ?? 'light' });
  return page;
};

/** Ends what the tests of a file have left open. */
export const letGoOf = async (contexts: readonly BrowserContext[]): Promise<void> => {
  const idle = new Set(waiting.map(({ page }) => page.context()));
  await Promise.all(contexts.filter((context) => !idle.has(context)).map((context) => context.close()));
};
