import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, signIn, signOut, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';
import { PASSWORD } from '../stack/account.ts';
import { makeTalentAccount } from '../stack/talent.ts';

/** All values in the page's IndexedDB databases, as text. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = <T>(made: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        made.onsuccess = () => resolve(made.result);
        made.onerror = () => reject(new Error('IndexedDB'));
      });

    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        found.push(await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }

    const listSlots = (storage: Storage) => Object.entries({ ...storage });

    return JSON.stringify([found, listSlots(localStorage), listSlots(sessionStorage)]);
  });

describe.runIf(canRun).sequential('a session', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  it('does not start with an invalid form, which shows the errors', async () => {
    await page.goto('/account/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Please input your E-mail!').waitFor();
    await page.getByText('Please input your Password!').waitFor();
    await page.getByLabel('Email').fill('client');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByText('The input is not valid E-mail!').waitFor();
    await page.getByLabel('Email').fill('client@agency-one.example');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(/Wrong (email or )?password/).waitFor();
  });

  it('removes A’s data when A signs out, so that B finds none of it', async () => {
    await signIn(page, 'client@agency-one.example');
    await page.getByText('Harbour Light').first().waitFor();
    expect(await readStorage(page)).toContain('client@agency-one.example');
    await signOut(page);

    const left = await readStorage(page);
    for (const trace of ['client@agency-one.example', 'Clara', 'Harbour', 'agency-one', 'company-'])
      expect(left).not.toContain(trace);
    await signIn(page, 'client2@agency-one.example');
    await page.waitForURL('**/project/list');
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await expect.poll(() => page.getByText('Clara Benet').count()).toBe(0);
    expect(await readStorage(page)).not.toContain('client@agency-one.example');
    await page.getByText('Ciudad abierta').waitFor();
    await expect.poll(() => page.getByText('Harbour Light').count()).toBe(0);
    await page.goto('/project/project-harbour-light');
    await page.getByText('Project not found').waitFor();
    await expect.poll(() => page.getByText('Harbour Light').count()).toBe(0);
  });

  it('ends in every tab together', { tags: ['gate'] }, async () => {
    await enter(page, 'client@agency-one.example', '/');
    await page.waitForURL('**/project/list');
    const tab = await page.context().newPage();
    await tab.goto('/project/list');
    await tab.getByText('Harbour Light').first().waitFor();
    await signOut(page);
    await tab.waitForURL('**/account/signin');
    await expect.poll(() => tab.getByText('Harbour Light').count()).toBe(0);
  });

  it('starts at the requested page after sign-in', { tags: ['gate'] }, async () => {
    await page.goto('/project/list?shelf=deleted');
    await page.waitForURL('**/account/signin');
    await page.getByLabel('Email').fill('client@agency-one.example');
    await page.getByLabel('Password', { exact: true }).fill('casting-demo-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/project/list?shelf=deleted');
    await page.getByText('Deleted projects stay here').waitFor();
  });

  it.each([
    ['rejected@agency-one.example', '**/pending-validation', 'Your registration wasn’t accepted'],
    ['pending@agency-one.example', '**/pending-validation', 'Your registration is currently under review'],
    ['unverified@agency-one.example', '**/verify-email/*/*', 'We sent a link to unverified@agency-one'],
    ['noagency@agency-one.example', '**/account/signin', 'Your account has no agencies assigned'],
  ])('is refused to %s with an explanation', async (email, address, message) => {
    await signIn(page, email);
    await page.getByText(message).waitFor();
    await page.waitForURL(address);
    await page.goto('/profile/security');
    await page
      .getByText(email.startsWith('unverified') ? 'Confirm your email' : 'Sign in')
      .first()
      .waitFor();
    await expect.poll(() => page.getByText('Current password').count()).toBe(0);
  });

  it('ends again when the start fails, with a message', async () => {
    await page.route('**/api/', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, 'client@agency-one.example');
    await page.getByText('Something went wrong loading your data :(').waitFor();
    await page.unroute('**/api/');
    await page.goto('/project/list');
    await page.waitForURL('**/account/signin');
  });

  it('ends in every listed browser on demand', async () => {
    const { email } = await makeTalentAccount(['agency-one']);
    await enter(page, email, '/profile/security');

    const baseURL = new URL('/', page.url()).href;
    const secondPage = await page.context().browser()!.newContext({ baseURL });
    const elsewhere = await secondPage.newPage();
    await signIn(elsewhere, email);
    await elsewhere.waitForURL('**/profile/demos');

    const list = page.getByRole('list', { name: 'Where you’re signed in' });

    // The other browser is recorded in parallel, and the list doesn't update while open.
    const expectNoted = async () => {
      await page.reload();
      await list.getByRole('listitem').first().waitFor();
      return list.getByRole('listitem').count();
    };

    await expect.poll(expectNoted).toBe(2);
    await expect.poll(() => list.getByText('This device').count()).toBe(1);
    await expect.poll(() => list.textContent()).toMatch(/Chrome|Chromium/);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/account/signin');
    await elsewhere.goto('/profile/security');
    await elsewhere.getByLabel('Password', { exact: true }).waitFor();
    await secondPage.close();
  });

  it('survives a password change', async () => {
    const { email } = await makeTalentAccount(['agency-one']);

    await enter(page, email, '/');
    await page.waitForURL('**/profile/demos');
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Password' }).click();
    await page.getByLabel('Current password').fill('not it at all');
    await page.getByLabel('New password', { exact: true }).fill('the newer one');
    await page.getByLabel('Repeat the new password').fill('the newer one');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Wrong password').waitFor();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Password changed. Other devices are signed out.').waitFor();
    await page.getByRole('link', { name: 'Voice' }).click();
    await page.getByText('Voice ages').first().waitFor();
    await signOut(page);
    await signIn(page, email, 'the newer one');
    await page.waitForURL('**/profile/demos');
  });
});
