import { afterEach, describe, expect, it } from 'vitest';
import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { firestore } from '../stack/admin.ts';
import { signToken } from '../stack/link-tokens.ts';
import type { Opened } from '../browser/browser.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';

let page: Opened;
pageForEach((own) => (page = own));

const EMAIL = 'talent2@agency-one.example';
const userOf = async () => {
  const found = await firestore().collection('users').where('email', '==', EMAIL).limit(1).get();
  const [user] = found.docs;
  if (!user) throw new Error(`No account ${EMAIL}`);
  return user;
};
const isReminded = async (): Promise<unknown> => (await userOf()).get('remindersByEmail');
afterEach(async () => void (await (await userOf()).ref.update({ remindersByEmail: true })));

describe('reminders by email', () => {
  it('end with one press on the page of the link in one, and come back with another', async () => {
    const { id } = await userOf();
    const token = await signToken({ kind: 'reminders', subject: id, version: 1 }, Date.now() + 60_000);
    await page.goto(withQuery(addresses.reminders.href(), { token }));
    expect(await isReminded()).not.toBe(false);
    await page.getByRole('button', { name: 'Stop reminders' }).click();
    await page.getByRole('heading', { name: 'No more reminders by email' }).waitFor();
    expect(await isReminded()).toBe(false);
    await page.getByRole('button', { name: 'Send me reminders again' }).click();
    await page.getByRole('heading', { name: 'You get reminders again' }).waitFor();
    expect(await isReminded()).toBe(true);
    await page.getByRole('button', { name: 'Stop reminders' }).waitFor();
  });

  it('are switched off in the account as well', async () => {
    await enter(page, EMAIL, addresses.account.href());
    const reminders = page.getByRole('switch', { name: 'Reminders by email' });
    await reminders.waitFor();
    await expect.poll(() => reminders.isEnabled()).toBe(true);
    await expect.poll(() => reminders.isChecked()).toBe(true);
    await reminders.click();
    await expect.poll(isReminded).toBe(false);
    await expect.poll(() => reminders.isChecked()).toBe(false);
  });
});
