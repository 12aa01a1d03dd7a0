import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { APP } from '../stack/admin.ts';

/** A static file of the app's origin. */
export const STATIC_FILE = '/favicon.svg';

/** A test's options. Size and colour scheme can change later; the rest is fixed per browser. */
type PageOptions = BrowserContextOptions & { readonly viewport: ViewportSize };

interface SparePage {
  readonly made: string;
  readonly page: Page;
  /** It runs a script on every load, which can't be undone. */
  isSpoilt: boolean;
  readonly end: () => Promise<void>;
}

/** As many pages as tests open concurrently. More would only cost memory. */
const AT_MOST = 4;

/** Idle pages, least recently used first. */
let waiting: readonly SparePage[] = [];

const getLastingOptions = ({ viewport: _, colorScheme: __, ...lasting }: PageOptions): string =>
  JSON.stringify(lasting);

const EVENTS = ['request', 'response', 'console', 'pageerror', 'dialog', 'download', 'popup'] as const;

/** Resets what a test did to a page and its browser; stored data is cleared later. */
const release = async (page: Page): Promise<void> => {
  const context = page.context();
  const pages = context.pages().filter((item) => item !== page);
  await Promise.all(pages.map((item) => item.close()));
  EVENTS.forEach((event) => page.removeAllListeners(event));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(STATIC_FILE);
};

/** Keeps a page for later tests and closes the least recently used beyond the limit. */
const keep = async (entry: SparePage): Promise<void> => {
  if (waiting.includes(entry)) return;
  if (entry.isSpoilt || entry.page.isClosed()) return entry.end();

  try {
    await release(entry.page);
  } catch {
    // A crashed page fails its own test and isn't reused.
    return entry.end();
  }

  const all = [...waiting, entry];
  waiting = all.slice(-AT_MOST);
  await Promise.all(all.slice(0, -AT_MOST).map(({ end }) => end()));
};

/** Clears a page's storage and history; cached files and compiled code stay. */
const forget = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: APP, storageTypes: 'all' });
  await page.context().clearCookies();
  // Session storage can only be cleared from within the tab.
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.mouse.move(-10, -10);
};

const make = async (browser: Browser, options: PageOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const entry = { made: getLastingOptions(options), page, isSpoilt: false, end: context.close.bind(context) };
  Object.assign(context, { close: () => keep(entry) });

  const addInitScript = page.addInitScript.bind(page);

  return Object.assign(page, {
    addInitScript: (...script: Parameters<Page['addInitScript']>) => {
      entry.isSpoilt = true;
      return addInitScript(...script);
    },
  });
};

/** A fresh, isolated page. Reuses a closed one if possible: loading and compiling the app is half of a page's cost. */
export const toPage = async (browser: Browser, options: PageOptions): Promise<Page> => {
  const made = getLastingOptions(options);
  const entry = waiting.findLast((item) => item.made === made && !item.page.isClosed());
  if (!entry) return make(browser, options);
  waiting = waiting.filter((item) => item !== entry);
  const { page } = entry;
  await forget(page);
  await page.setViewportSize(options.viewport);
  await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? 'light' });
  return page;
};

/** Closes what a file's tests left open. */
export const closeContexts = async (contexts: readonly BrowserContext[]): Promise<void> => {
  const idle = new Set(waiting.map(({ page }) => page.context()));
  await Promise.all(contexts.filter((context) => !idle.has(context)).map((context) => context.close()));
};
