import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { APP } from '../stack/admin.ts';
import { findBrowser } from './find-browser.ts';
import { letGoOf, toPage } from './kept-pages.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Players start by a click of the test, which Chromium does not take for a person's.
  '--autoplay-policy=no-user-gesture-required',
  // Pages live for seconds here: to optimise their code costs a tenth of the processor's time and is never earned back.
  '--js-flags=--no-opt,--no-maglev',
];

const artifacts = fileURLToPath(new URL('../e2e/.artifacts/', import.meta.url));

const found = await findBrowser();
/** Whether browser tests can run here. Where they must (CI), a missing browser fails them instead of skipping. */
export const canRun = found !== undefined || process.env['CI'] !== undefined;
if (!canRun) console.info('SKIPPED: browser tests need CHROME_PATH, an installed Chrome, or Linux on x64');

let launched: Promise<Browser> | undefined;

/** One for all files, which share their process: closed, it loses the pages of whoever closes it, and stays. */
const start = async (): Promise<Browser> => {
  if (!found) throw new Error('No browser: set CHROME_PATH or install Chrome');
  const { executablePath, env } = found;
  const browser = await chromium.launch({ executablePath, env: { ...env }, args: ARGUMENTS });
  return Object.assign(browser, { close: () => letGoOf(browser.contexts()) });
};

/** The browser, for one test file. */
export const launch = async (): Promise<Browser> => {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  return (launched = start());
};

/** A page of its own person. */
export type Opened = Page;

const faults: string[] = [];

/** What went wrong in pages since this was last called: errors of scripts, and what the policy of a page blocks. */
export const takeFaults = (): readonly string[] => faults.splice(0);

/** Opens a page that shares nothing with other pages. */
export const openPage = async (options: BrowserContextOptions = {}): Promise<Opened> => {
  const page = await toPage(await launch(), {
    baseURL: APP,
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    ...options,
    viewport: options.viewport ?? { width: 1280, height: 860 },
  });
  // Of its further tabs as well.
  page.context().setDefaultTimeout(14_000);
  // The first page of a function waits for its process.
  page.context().setDefaultNavigationTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // Firestore probes for a network when a stream breaks, by an image that our policy blocks.
    const isProbe = text.includes('cleardot.gif');
    if (/Content Security Policy/i.test(text) && !isProbe) faults.push(text);
  });
  return page;
};

/**
 * Takes the network away from a page, or gives it back. The browser is told as well, for on a machine without a network
 * it hears of no change.
 */
export const setOffline = async (page: Page, isOffline: boolean): Promise<void> => {
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
};

/** Keeps a picture of the page for whoever reads the failure. */
export const picture = async (page: Page, name: string): Promise<void> => {
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
