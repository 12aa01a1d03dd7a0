import chromium from '@sparticuz/chromium';
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdminClient } from './support/clients.ts';
import { startServer } from './support/server.ts';

const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore';
window.fs = fs;
window.connect = (port, longPolling, token) => {
  const app = initializeApp({ projectId: 'demo-casting', apiKey: 'demo' }, String(Math.random()));
  const db = fs.initializeFirestore(app, { experimentalForceLongPolling: longPolling, experimentalAutoDetectLongPolling: false });
  fs.connectFirestoreEmulator(db, '127.0.0.1', port, token ? { mockUserToken: token } : {});
  return db;
};`;

let emulator: Awaited<ReturnType<typeof startServer>>;
let admin: ReturnType<typeof createAdminClient>;
let pages: Server;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  emulator = await startServer();
  admin = createAdminClient(emulator.port);

  const bundle = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: new URL('.', import.meta.url).pathname },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  pages = createServer((request, response) => {
    const html = request.url === '/';
    response.writeHead(200, { 'content-type': html ? 'text/html' : 'text/javascript' });
    response.end(html ? '<script type="module" src="/s.js"></script>' : script);
  });

  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;

  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // Not the package's own arguments: they switch web security, and so CORS, off.
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  pages.close();
  await admin.close();
  await emulator.close();
});

beforeEach(async () => {
  await fetch(`${emulator.url}/emulator/v1/projects/demo-casting/databases/(default)/documents`, {
    method: 'DELETE',
  });
  page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction('window.connect');
  return async () => {
    await page.close();
  };
});

const connect = (target: Page, longPolling: boolean) =>
  target.evaluate(`window.db = connect(${emulator.port}, ${longPolling}); undefined`);

describe.each([
  ['streaming', false],
  ['long polling', true],
])('the browser over %s', (_name, longPolling) => {
  it('writes, and receives what others write', async () => {
    await connect(page, longPolling);

    await page.evaluate(`(async () => {
      window.seen = [];
      fs.onSnapshot(fs.query(fs.collection(db, 'rooms'), fs.orderBy('n')), (snapshot) => {
        if (!snapshot.metadata.fromCache) seen.push(snapshot.docs.map((d) => d.get('title')).join(','));
      });
      await fs.setDoc(fs.doc(db, 'rooms/a'), { n: 1, title: 'naïve 🎙' });
    })()`);

    expect((await admin.db.doc('rooms/a').get()).get('title')).toBe('naïve 🎙');
    await admin.db.doc('rooms/b').set({ n: 0, title: 'from the server' });
    await page.waitForFunction(`seen.at(-1) === 'from the server,naïve 🎙'`, undefined, { timeout: 5000 });
    await admin.db.doc('rooms/a').delete();
    await page.waitForFunction(`seen.at(-1) === 'from the server'`, undefined, { timeout: 5000 });
  });

  it('notifies a second tab', async () => {
    const secondPage = await browser.newPage();
    await secondPage.goto(origin);
    await secondPage.waitForFunction('window.connect');
    await connect(page, longPolling);
    await connect(secondPage, longPolling);
    await secondPage.evaluate(
      `fs.onSnapshot(fs.doc(db, 'rooms/x'), (snapshot) => { window.last = snapshot.get('n'); })`,
    );
    await page.evaluate(`fs.setDoc(fs.doc(db, 'rooms/x'), { n: 7 })`);
    await secondPage.waitForFunction('window.last === 7', undefined, { timeout: 5000 });
    await secondPage.close();
  });

  it('runs a transaction and counts', async () => {
    await admin.db.doc('rooms/c').set({ n: 41 });
    await connect(page, longPolling);

    const count = await page.evaluate(`(async () => {
      await fs.runTransaction(db, async (tx) => {
        const found = await tx.get(fs.doc(db, 'rooms/c'));
        tx.update(found.ref, { n: found.get('n') + 1 });
      });
      return (await fs.getCountFromServer(fs.query(fs.collection(db, 'rooms'), fs.where('n', '==', 42)))).data().count;
    })()`);
    expect(count).toBe(1);
  });
});

it('logs nothing while long polling without messages', async () => {
  await connect(page, true);
  let requests = 0;
  page.on('request', () => requests++);
  await page.evaluate(`new Promise((done) => { fs.onSnapshot(fs.doc(db, 'rooms/quiet'), () => done()); })`);
  requests = 0;
  await page.waitForTimeout(1500);
  expect(requests).toBeLessThan(5);
});
