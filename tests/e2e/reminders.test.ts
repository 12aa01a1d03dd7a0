import { afterEach, describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import { firestore } from '../stack/admin.ts';
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
