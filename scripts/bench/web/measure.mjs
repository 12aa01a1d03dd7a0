import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../bootstrap.mjs';
import { DEMO_PASSWORD } from '../../seed/password.mjs';

/** Slow 4G as in Chromium's developer tools: bytes per second and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const CPU_SLOWDOWN = 4;

const isScript = (url) => new URL(url).pathname.endsWith('.js');

/** Slows a page down to a phone on Slow 4G. */
const slowDown = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devtools;
};

/** Opens a page and returns when its text was visible, in milliseconds since the navigation. The text is checked in every frame. */
const openUntil = async (page, path, text) => {
  await page.addInitScript((item) => {
    const look = () => {
      if (document.body?.innerText.includes(item)) globalThis.__saidAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, text);

  await page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
  const saidAt = await page.waitForFunction(() => globalThis.__saidAt, undefined, { timeout: 120_000 });
  return saidAt.jsonValue();
};

/** Returns the time of a page's text on the second visit, when the service worker is installed. */
const openAgain = async (page, { path, text }) => {
  const visit = await page.context().newPage();

  try {
    // Unhindered, so that the worker downloads its files, and keeps what the page reads.
    await visit.goto(path);
    await visit.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 60_000 });
    await visit.reload();
    await visit.getByText(text).first().waitFor();
    await sleep(3000);
  } finally {
    await visit.close();
  }

  await page.goto('about:blank');
  await sleep(500);
  await slowDown(page);
  return openUntil(page, path, text);
};

/** Returns script files, first paint and times of the text of a page on the first and second visit, in milliseconds. */
export const openOnce = async (browser, app, { path, text, account, secondTextMs }) => {
  const context = await browser.newContext({
    baseURL: app,
    locale: 'en-US',
    viewport: { width: 1280, height: 860 },
  });

  try {
    const page = await context.newPage();
    if (account) await signIn(page, account);

    const scripts = new Set();
    page.on('request', (request) => {
      if (isScript(request.url())) scripts.add(new URL(request.url()).pathname);
    });

    const devtools = await slowDown(page);
    await devtools.send('Network.clearBrowserCache');
    const mainTextMs = await openUntil(page, path, text);

    // Includes requests shortly after the text, except a preview's visit after three seconds. A
    // signed-in page is never idle, because it listens.
    await sleep(2000);

    // Read last: a rendered page has its text before the browser reports the paint.
    const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN);

    const first = { scripts: [...scripts], firstPaintMs: paint, mainTextMs };
    return secondTextMs ? { ...first, secondTextMs: await openAgain(page, { path, text }) } : first;
  } finally {
    await context.close();
  }
};

/** Signs a demo user in by the form. */
export const signIn = async (page, email) => {
  await page.goto('/account/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/account/signin');
  await page.locator('h1').first().waitFor();
};

const packed = new Map();
const getBytes = (script) => {
  if (!packed.has(script)) packed.set(script, gzipSync(readFileSync(`${ROOT}web/dist${script}`)).length);
  return packed.get(script);
};

/** Gzipped script size in kilobytes. */
export const getKilobytes = (scripts) => scripts.reduce((sum, script) => sum + getBytes(script), 0) / 1024;

/** Script size by package, largest first: `[package, kilobytes]`. */
export const getPackages = (scripts) => {
  const sizes = JSON.parse(readFileSync(`${ROOT}web/dist/.packages.json`, 'utf8'));
  const total = new Map();
  for (const script of scripts) {
    const parts = Object.entries(sizes[script] ?? {});
    const all = parts.reduce((sum, [, length]) => sum + length, 0);
    for (const [name, length] of parts)
      total.set(name, (total.get(name) ?? 0) + (getBytes(script) / 1024) * (length / Math.max(1, all)));
  }
  return [...total].sort(([, a], [, b]) => b - a);
};
