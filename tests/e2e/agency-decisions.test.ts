import { describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter, openAs } from '../browser/signed-in.ts';
import { PASSWORD } from '../stack/account.ts';
import { auth } from '../stack/admin.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun).sequential('the decisions of an agency', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  it('exports a talent’s data, and deletes it after the agency agrees', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one'], { name: 'Paz', lastName: 'Gil' });
    await enter(page, email, '/profile/account');

    const request = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Request deletion' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Request deletion' }).click();
      await page.getByText('Deletion requested').waitFor();
    };

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-data.zip');
    await request();
    await page.getByRole('button', { name: 'Keep my data' }).click();
    await request();

    const agency = await openAs('team@agency-one.example', '/');
    await agency.getByRole('button', { name: 'Confirm deletion of Paz Gil' }).click();
    await agency.getByRole('dialog').getByRole('button', { name: 'Confirm deletion' }).click();
    await agency.getByText('Everything about Paz Gil is deleted.').waitFor();
    await agency.context().close();
    await expect(auth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await page.reload();
    await page.waitForURL('**/account/signin');
  });
});
