import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import { canRun, openPage, signIn, type Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter, openAs } from '../browser/signed-in.ts';
import { putAccess } from '../stack/account.ts';
import { auth } from '../stack/admin.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeWaitingClient } from '../stack/waiting-client.ts';

describe.runIf(canRun).sequential('what an agency decides on people', () => {
  let browser: Browser;
  let page: Opened;
  pageForEach((opened, from) => {
    page = opened;
    browser = from;
  });

  it('hands a talent their data, and deletes it once the agency agrees', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one'], { name: 'Paz', lastName: 'Gil' });
    await enter(page, email, '/profile/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-data.zip');
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request deletion' }).click();
    await page.getByText('Deletion requested').waitFor();
    await page.getByRole('button', { name: 'Keep my data' }).click();
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request deletion' }).click();
    await page.getByText('Deletion requested').waitFor();

    const agency = await openAs(browser, 'team@agency-one.example', '/');
    await agency.getByRole('button', { name: 'Confirm deletion of Paz Gil' }).click();
    await agency.getByRole('dialog').getByRole('button', { name: 'Confirm deletion' }).click();
    await agency.getByText('Everything about Paz Gil is deleted.').waitFor();
    await agency.context().close();
    await expect(auth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await page.reload();
    await page.waitForURL('**/account/signin');
  });

  it('says which roles somebody keeps who is more than a talent', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one']);
    const request = page.getByRole('button', { name: 'Request deletion' });
    const dialog = page.getByRole('dialog');
    await enter(page, email, '/profile/account');
    await request.click();
    await dialog.getByText('Each of your agencies has to confirm it.').waitFor();
    await expect.poll(() => dialog.getByText('these roles stay').count()).toBe(0);

    const held = { talent: ['agency-one'], client: ['agency-one', 'agency-two'], engineer: ['agency-one'] };
    await putAccess({ uid, email, held, user: { companyId: 'company-lumen' } });
    await enter(page, email, '/profile/account');
    await request.click();
    await dialog
      .getByText('Your account and these roles stay: Client (2 agencies) and Engineer (1 agency).')
      .waitFor();
  });

  it('lets a registered client in once an admin accepts them', async () => {
    const admin = page;
    const { email } = await makeWaitingClient();
    await enter(admin, 'admin@agency-one.example', '/');
    await admin.getByRole('heading', { name: 'Registrations to review' }).waitFor();
    const waiting = admin.getByRole('listitem').filter({ hasText: email });
    await waiting.getByRole('button', { name: /Reject/ }).click();
    await admin.getByRole('button', { name: 'Cancel' }).click();
    await waiting.getByRole('button', { name: /Accept/ }).click();
    await admin.getByText(/can now work with you/).waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Your registration has been accepted');
    expect(linkIn(mail).pathname).toBe(addresses.signIn.path);

    const client = await openPage(browser);
    await signIn(client, email);
    await client.waitForURL('**/project/list');
    await client.context().close();
    expect(admin.faults).toEqual([]);
  });
});
