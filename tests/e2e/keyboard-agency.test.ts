import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getFocusedName, focusByKey, move, pressOn, typeInto } from '../browser/keyboard.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeWaitingClient } from '../stack/waiting-client.ts';

describe.runIf(canRun)('by keyboard only, an admin', () => {
  useBrowser('test');
  let page: Opened;
  beforeEach(async () => {
    page = await openAs('admin@agency-one.example');
  });

  it('reviews a registration', async () => {
    const { email, name } = await makeWaitingClient();
    await page.goto('/dashboard');

    const waiting = page.getByRole('listitem').filter({ hasText: email });
    await waiting.getByRole('button', { name: /Reject/ }).waitFor();

    const reject = new RegExp(`^Reject.*${name}`);
    await pressOn(page, reject);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => getFocusedName(page)).toMatch(reject);
    await pressOn(page, new RegExp(`^Accept.*${name}`));
    await page.getByText(/can now work with you/).waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
  });

  it('starts and ends an acting session', async () => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Registrations to review' }).waitFor();
    await pressOn(page, 'Profile of');
    await page.getByRole('menu').waitFor();
    await focusByKey(page, 'Act as another user', 'ArrowDown');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => getFocusedName(page)).toContain('Profile of');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await focusByKey(page, 'Act as another user', 'ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    if (!(await getFocusedName(page)).includes('Name or email')) await focusByKey(page, 'Name or email');
    await page.keyboard.type('cla');
    await page.getByRole('button', { name: /Clara Benet/ }).waitFor();
    await pressOn(page, 'Clara Benet');
    await page.getByText('Acting as Clara Benet').waitFor();
    await page.waitForURL('**/project/list');
    await pressOn(page, 'Acting as Clara Benet');
    await page.waitForURL('**/dashboard');
    await expect.poll(() => page.getByText('Acting as').count()).toBe(0);
  });

  it('invites a person, or cancels the invitation', async () => {
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Registrations to review' }).waitFor();
    await pressOn(page, 'Invite a talent');
    await page.getByRole('dialog').waitFor();
    await typeInto(page, 'Last name', '');
    await move(page, 'Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => getFocusedName(page)).toContain('Invite a talent');
  });
});
