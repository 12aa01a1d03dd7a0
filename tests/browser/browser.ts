import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { APP } from '../stack/admin.ts';
import { findBrowser } from './find-browser.ts';
import { closeContexts, toPage } from './kept-pages.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's click starts players, and Chromium doesn't count it as a user's.
  '--autoplay-policy=no-user-gesture-required',
  // Pages live for seconds: optimised code costs a tenth of the CPU time and never pays off.
  '--js-flags=--no-opt,--no-maglev',
];

const artifacts = fileURLToPath(new URL('../e2e/.artifacts/', import.meta.url));

const found = await findBrowser();
/** Whether browser tests can run here. In CI, a missing browser fails them instead of skipping. */
export const canRun = found !== undefined || process.env['CI'] !== undefined;
if (!canRun) console.info('SKIPPED: browser tests need CHROME_PATH, an installed Chrome, or Linux on x64');

let launched: Promise<Browser> | undefined;

/** One browser per process; closing it closes the caller's pages only. */
const start = async (): Promise<Browser> => {
  if (!found) throw new Error('No browser: set CHROME_PATH or install Chrome');
  const { executablePath, env } = found;
  const browser = await chromium.launch({ executablePath, env: { ...env }, args: ARGUMENTS });
  return Object.assign(browser, { close: () => closeContexts(browser.contexts()) });
};

export const launch = async (): Promise<Browser> => {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  return (launched = start());
};

export type Opened = Page;

const faults: string[] = [];

/** Faults in pages since the last call: script errors and policy violations. */
export const takeFaults = (): readonly string[] => faults.splice(0);

export const openPage = async (options: BrowserContextOptions = {}): Promise<Opened> => {
  const page = await toPage(await launch(), {
    baseURL: APP,
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    // Tests of the installed app allow them; others would download the first screens again and again.
    serviceWorkers: 'block',
    ...options,
    viewport: options.viewport ?? { width: 1280, height: 860 },
  });
  // Applies to its later tabs too.
  page.context().setDefaultTimeout(14_000);
  // The first page of a function waits for its process.
  page.context().setDefaultNavigationTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));

  page.on('console', (message) => {
    const text = message.text();
    // When a stream breaks, Firestore probes the network by an image that our policy blocks.
    const isProbe = text.includes('cleardot.gif');
    if (/Content Security Policy/i.test(text) && !isProbe) faults.push(text);
  });

  return page;
};

/** Switches a page's network. The event is dispatched too: without a network the browser fires none. */
export const setOffline = async (page: Page, isOffline: boolean): Promise<void> => {
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
};

/** Saves a screenshot for failure reports. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(artifacts, { recursive: true });
  await page.screenshot({ path: `${artifacts}${name.replace(/\W+/g, '-')}.png`, fullPage: true });
};

export const signIn = async (page: Page, email: string, password = 'casting-demo-1'): Promise<void> => {
  await page.goto('/account/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/account/signin');
};
