import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { auth, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress as confirmByMail } from '../stack/confirm-address.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { canRun, openPage, signIn, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';

const KEY = randomBytes(3).toString('hex');
const PASSWORD = 'long enough';
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  hasTouch: true,
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await field(page, label).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};
const answer = (page: Page, question: string, answered: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answered, exact: true }).click();
const typePassword = async (page: Page): Promise<void> => {
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Repeat password').fill(PASSWORD);
};
const giveConsent = async (page: Page): Promise<void> => {
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByLabel('I accept the privacy policy').check();
};
/** Clicks the button on the mailed link's page. */
const confirmAddress = async (email: string, mails: number): Promise<void> => {
  await confirmByMail(await waitForMail(email, mails));
};

describe.runIf(canRun).sequential('accounts of talents and engineers', () => {
  useBrowser('test');
  let page: Opened;

  describe('a talent who registers on a phone', () => {
    const email = `vera.${KEY}@talents.example`;
    beforeEach(async () => {
      page = await openPage(PHONE);
    });

    it('continues from the role picker through both steps to their profile', async () => {
      await page.goto('/new-account');
      await page.getByRole('link', { name: /VO Artist/ }).click();
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL('**/new-account');
      await page.getByRole('link', { name: /VO Artist/ }).click();

      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Please confirm your password!').waitFor();
      await expect.poll(() => page.getByText('Cannot be empty!').count()).toBeGreaterThan(3);
      await expect.poll(() => page.getByText('You need to accept to continue').count()).toBe(3);
      await field(page, 'Email').fill('vera');
      await page.getByText('Must be a valid email!').waitFor();

      await field(page, 'First name').fill('Vera');
      await field(page, 'Last name').fill('Luz');
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill(PASSWORD);
      await field(page, 'Repeat password').fill('something else');
      await page.getByText('The two passwords that you entered do not match!').waitFor();
      await field(page, 'Repeat password').fill(PASSWORD);
      await choose(page, 'Main language', 'Catalan');
      await page.getByLabel(/I work as a freelancer/).check();
      await giveConsent(page);
      await page.getByRole('button', { name: 'Next' }).click();

      await page.waitForURL('**/verify-email/talent/*');
      await confirmAddress(email, 1);
      await page.waitForURL('**/account/new-artist');
      await page.getByRole('heading', { name: 'Where and how you record' }).waitFor();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByText('Cannot be empty!').first().waitFor();
      await choose(page, 'Country of residence', 'Spain');
      await field(page, 'City of residence').fill('Girona');

      await answer(page, 'Do you have a home studio?', 'Yes');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      // A studio needs a microphone and a booth.
      await expect.poll(() => page.getByText('Cannot be empty!').count()).toBe(2);
      await answer(page, 'Do you have a home studio?', 'No');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByRole('dialog', { name: 'Artist without a home studio' }).waitFor();
      await page.getByRole('button', { name: 'Go back' }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByRole('button', { name: 'I have no home studio' }).click();
      await page.getByRole('dialog', { name: 'No live remote sessions' }).waitFor();
      await page.getByRole('button', { name: 'I can’t do live-directed sessions' }).click();
      // A talent’s own pages work on a phone.
      await page.waitForURL('**/profile/demos');
    });

    it('can change their profile on a computer', async () => {
      await page.context().close();
      page = await openPage();
      await signIn(page, email, PASSWORD);
      await page.waitForURL('**/profile/demos');
      await page.getByText('No demos yet').waitFor();
      // Both steps are done: sign-in leads to the profile.
      await page.goto('/account/new-artist');
      await page.waitForURL('**/profile/demos');

      await page.getByRole('button', { name: /Profile of/ }).click();
      await page.getByRole('menuitem', { name: 'Account' }).click();
      await field(page, 'Phone').fill('+34 600 100 200');
      await page.getByRole('button', { name: 'Why we ask for ethnicity' }).click();
      await page.getByRole('dialog').getByText('Answering is optional', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await answer(page, 'Do you have a home studio?', 'Yes');
      await page.getByRole('combobox', { name: 'Microphone' }).click();
      await page.getByRole('option', { name: 'Other (not listed)' }).click();
      await page.getByRole('combobox', { name: 'Booth' }).click();
      await page.getByRole('option', { name: 'Portable booth' }).click();
      await answer(page, 'Can you do live-directed remote sessions?', 'Yes');
      await page.getByLabel('Source-Connect Standard or Pro').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => page.getByText('Cannot be empty!').count()).toBe(2);
      await field(page, 'Which microphone').fill('Aston Origin');
      await field(page, 'Source-Connect user').fill('vera.luz');
      await page.getByRole('button', { name: 'Measure it' }).click();
      await page.getByText(/Mbit\/s down/).waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.reload();
      await expect.poll(() => field(page, 'Which microphone').inputValue()).toBe('Aston Origin');
    });
  });

  it('an invited talent finds a prefilled form, and accepts', async () => {
    const email = `nil.${KEY}@talents.example`;
    page = await openAs('team@agency-two.example', '/');
    await page.getByRole('button', { name: 'Invite a talent' }).click();
    await field(page, 'First name').fill('Nil');
    await field(page, 'Last name').fill('Roca');
    await field(page, 'Email').fill(email);
    await choose(page, 'Main language', 'Catalan');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByText(`Invitation sent to ${email}.`).waitFor();
    await page.context().close();

    const link = findLink(await waitForMail(email));
    page = await openPage();
    await page.goto(link.href);
    await page.getByText('Baritone House').first().waitFor();
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Nil');
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
    await expect.poll(() => field(page, 'Email').isDisabled()).toBe(true);
    await expect.poll(() => field(page, 'Main language').isDisabled()).toBe(true);
    await typePassword(page);
    await giveConsent(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/verify-email/talent/*');
    await confirmAddress(email, 2);
    await page.waitForURL('**/account/new-artist');
    await choose(page, 'Country of residence', 'Spain');
    await field(page, 'City of residence').fill('Vic');
    await answer(page, 'Do you have a home studio?', 'No');
    await answer(page, 'Can you do live-directed remote sessions?', 'Yes');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'I have no home studio' }).click();
    await page.waitForURL('**/invitation-process/*navigation=OFF');
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('heading', { name: 'You’re on Baritone House’s roster' }).waitFor();
    await page.getByRole('link', { name: 'Add your demos' }).click();
    await page.waitForURL('**/profile/demos');

    // A mailed link works once.
    await page.context().close();
    page = await openPage();
    await page.goto(link.href);
    await page.getByText('This invitation cannot be used').waitFor();
  });

  it('an engineer registers with an invitation only', async () => {
    const email = `eli.${KEY}@studio.example`;
    page = await openPage();
    await page.goto('/self/new-curator');
    await field(page, 'First name').fill('Eli');
    await field(page, 'Last name').fill('Mas');
    await field(page, 'Email').fill(email);
    await typePassword(page);
    await choose(page, 'Main language', 'Spanish');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Accept to continue', { exact: true }).waitFor();
    await giveConsent(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Invite error, try again later!').waitFor();
    await page.context().close();

    page = await openAs('admin@agency-one.example', '/');
    await page.getByRole('button', { name: 'Invite an engineer' }).click();
    await field(page, 'First name').fill('Eli');
    await field(page, 'Last name').fill('Mas');
    await field(page, 'Email').fill(email);
    await choose(page, 'Main language', 'Spanish');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByText(`Invitation sent to ${email}.`).waitFor();
    await page.context().close();

    page = await openPage();

    const link = findLink(await waitForMail(email));
    await page.goto(link.href);
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
    await typePassword(page);
    await giveConsent(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/verify-email/engineer/*');
    await confirmAddress(email, 2);
    await page.waitForURL('**/curate');
    await page.getByRole('heading', { name: 'Waiting for the agency' }).waitFor();
    await page.goto(link.href);
    await page.waitForURL('**/curate');

    // The invitation alone grants nothing; an admin's approval does, and the open page updates.
    const { uid } = await auth().getUserByEmail(email);
    const token = await getIdToken('admin@agency-one.example');
    const activation = { token, agency: 'agency-one', body: { status: 'active' } };
    expect((await call('PATCH', `/engineer/${uid}`, activation)).status).toBe(200);
    await page.getByRole('heading', { name: 'Available Tickets' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Spanish' }).first().waitFor();

    // Its link still shows the form to others, but grants them no access.
    await page.context().close();
    page = await openPage();
    await page.goto(link.href);
    await field(page, 'First name').fill('Eli');
    await field(page, 'Last name').fill('Mas');
    await field(page, 'Email').fill(email);
    await typePassword(page);
    await choose(page, 'Main language', 'Spanish');
    await giveConsent(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Invite error, try again later!').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/self/new-engineer');
  });
});
