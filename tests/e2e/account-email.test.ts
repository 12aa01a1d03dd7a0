import { describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enterByGoogle, openAs } from '../browser/signed-in.ts';
import { PASSWORD } from '../stack/account.ts';
import { auth } from '../stack/admin.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun).sequential('an email address', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  it('is managed by Google until its user sets a password', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one']);
    const { customClaims = null } = await auth().getUser(uid);
    await auth().deleteUser(uid);
    await auth().createUser({ uid, email, emailVerified: true });
    await auth().setCustomUserClaims(uid, customClaims);
    await enterByGoogle(page, email, '/profile/security');
    await page.getByText(`the email of your Google account, ${email}`).waitFor();
    await page.getByText('this account has no password yet').waitFor();
    await expect.poll(() => page.locator('input[type="password"]').count()).toBe(0);

    await page.getByRole('link', { name: 'Set a password' }).first().click();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const { pathname, search } = findLink(await waitForMail(email));
    await page.goto(`${pathname}${search}`);
    for (const label of ['New password', 'Repeat the new password'])
      await page.getByLabel(label, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await auth().getUser(uid)).providerData.length).toBe(2);

    // It ended all sessions, so they sign in again.
    const fresh = await openAs(email, '/profile/security');
    const newEmail = `new-${uid}@talents.example`;
    await fresh.getByLabel('New email').fill(newEmail);
    await fresh.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await fresh.keyboard.press('Enter');
    await fresh.getByText(`A link is on its way to ${newEmail}`).waitFor();
    await fresh.context().close();
  });
});
