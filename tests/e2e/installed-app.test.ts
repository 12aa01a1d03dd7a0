import type { User } from '@domain/accounts/accounts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { canRun, openPage, setOffline, signIn, signOut } from '../browser/browser.ts';
import { navigateInApp } from '../browser/navigate-in-app.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { PASSWORD, putAccess } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 14_000 });

/** Cuts a page off, and its service worker, which the browser's own switch leaves online. */
const cutOff = async (page: Page): Promise<void> => {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    Object.assign(globalThis, { networkFetch: globalThis.fetch });
    globalThis.fetch = () => Promise.reject(new TypeError('No network'));
  });
  await setOffline(page, true);
};

/** Names of everything that the device keeps of an account. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const replies = await (await caches.open('replies')).keys();
    const databases = await indexedDB.databases();
    return [
      ...replies.map(({ url }) => new URL(url).pathname),
      ...databases.map(({ name = '' }) => name).filter((name) => name.startsWith('firestore')),
      ...Object.keys(localStorage).filter((key) => key.startsWith('vc.kept')),
    ];
  });

describe.runIf(canRun).sequential('the installed app', () => {
  useBrowser();
  let tenant: Tenant;
  let page: Page;

  beforeAll(async () => {
    tenant = await makeTenant(1);
    await makeCast(tenant, 1);
    page = await openPage({ serviceWorkers: 'allow' });
  });

  const visit = async () => {
    await page.goto('/project/list');
    await page.getByText('Production', { exact: true }).waitFor();
  };

  it('opens without network and shows what it has', { tags: ['gate', 'long'] }, async () => {
    await signIn(page, getEmail(tenant, 'client'));
    await page.getByText('Production', { exact: true }).waitFor();
    await waitForWorker(page);
    // The first visit under the worker keeps the account's rights.
    await visit();
    await expect.poll(() => listKept(page)).toContain('/api/');

    await cutOff(page);
    await visit();
    await page.getByText('You are offline').waitFor();

    await page.goto('/orders');
    await page.getByText('This page hasn’t been opened on this device lately').waitFor();
  });

  it('continues when the network is back', { tags: ['gate', 'long'] }, async () => {
    await setOffline(page, false);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      globalThis.fetch = Reflect.get(globalThis, 'networkFetch') as typeof fetch;
    });
    await page.getByText('You are offline').waitFor({ state: 'hidden' });
    await visit();
  });

  it('keeps nothing of an account that has signed out', { tags: ['gate', 'long'] }, async () => {
    const secondTab = await page.context().newPage();
    await secondTab.goto('/project/list');
    await secondTab.getByText('Production', { exact: true }).waitFor();

    await signOut(page);
    await page.getByLabel('Email').waitFor();
    await secondTab.getByLabel('Email').waitFor();
    await expect.poll(() => listKept(page)).toEqual([]);
    await secondTab.close();
  });

  it('serves the next account in the same tab', { tags: ['gate', 'long'] }, async () => {
    await page.getByLabel('Email').fill(getEmail(tenant, 'agencyTeam'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await navigateInApp(page, '/project/list', page.getByText('Production', { exact: true }));
    await signOut(page);
    await page.getByLabel('Email').waitFor();
    await expect.poll(() => listKept(page)).toEqual([]);
  });

  it('keeps nothing of an agency that has removed the account', { tags: ['gate', 'long'] }, async () => {
    await signIn(page, getEmail(tenant, 'client'));
    await page.getByText('Production', { exact: true }).waitFor();
    await visit();
    await expect.poll(() => listKept(page)).toContain('/api/');
    const email = getEmail(tenant, 'client');
    const { uid } = await auth().getUserByEmail(email);
    const { companyId, accessVersion } = (await firestore().doc(`users/${uid}`).get()).data() as User;
    await page.goto('about:blank');

    await putAccess({
      uid,
      email,
      held: { client: [] },
      user: { companyId, accessVersion: accessVersion + 1 },
    });

    await page.goto('/project/list');
    await page.getByText('Your account has no agencies assigned').waitFor();
    await expect.poll(() => listKept(page)).toEqual([]);
  });
});
