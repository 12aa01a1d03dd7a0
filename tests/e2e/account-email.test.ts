import { describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';
import { PASSWORD } from '../stack/account.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun).sequential('one’s own address', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  it('is changed on the account’s page and by the link that goes to the new one', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one']);
    const wanted = `new-${uid}@talents.example`;
    await enter(page, email, '/profile/security');
    await page.getByLabel('New email').fill(wanted);
    await page.getByLabel('Your password', { exact: true }).fill('not it at all');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Wrong password').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText(`A link is on its way to ${wanted}`).waitFor();
    expect(await page.getByLabel('New email').inputValue()).toBe('');

    const { pathname, search } = linkIn(await waitForMail(wanted));
    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Confirm my new email' }).click();
    await page.getByText(`Sign in with ${wanted} from now on`).waitFor();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(wanted);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/profile/**');

    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Confirm my new email' }).click();
    await page.getByText('This link cannot be used').waitFor();
    expect(page.faults).toEqual([]);
  });
});
