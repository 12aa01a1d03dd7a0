import { randomBytes } from 'node:crypto';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { makeClientRecord } from '../stack/clients.ts';

const AGENCIES = ['agency-one', 'agency-two'] as const;

/** A person with records of a talent and a client, holding the roles of `held`. */
const makePerson = async (
  agenciesByRole: Partial<Record<AccountRole, readonly string[]>>,
  locale: Locale = 'en',
): Promise<string> => {
  const uid = `pages-${randomBytes(4).toString('hex')}`;
  const { email } = await makeAccount({
    uid,
    held: agenciesByRole,
    user: { displayName: 'Noa Sanz', companyId: 'company-vertex', locale },
  });
  const batch = firestore().batch();
  const named = { name: 'Noa', lastName: 'Sanz' };
  setTalent(batch, uid, makeTalentRecord(AGENCIES, { ...named, email, publicName: 'Noa S.' }));

  const client = makeClientRecord(email, AGENCIES, 'company-vertex', { ...named, cityOfResidence: 'Bilbao' });
  batch.set(firestore().doc(`clients/${uid}`), client);
  await batch.commit();

  return email;
};

describe.runIf(canRun)('account pages', () => {
  useBrowser('test');
  let page: Opened;

  it('lead a client from the profile to the account', async () => {
    page = await openAs('client@agency-one.example', '/profile');
    await page.waitForURL('**/profile/account');
    await page.getByLabel('City of residence').waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  });

  it('keep an admin on the profile', async () => {
    page = await openAs('admin@agency-one.example', '/profile');
    await page.getByText('Roles').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profile');
  });

  it('contain both forms of a talent who is also a client, with drafts in either', async () => {
    const email = await makePerson({ talent: ['agency-one'], client: ['agency-one'] });
    page = await openAs(email, '/profile/account');
    await page.getByLabel('Public name').fill('Noa Sz.');
    await page.getByRole('tab', { name: 'Talent' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    const client = page.getByRole('tabpanel', { name: 'Client' });
    await expect.poll(() => client.getByLabel('City of residence').inputValue()).toBe('Bilbao');
    await client.getByLabel('City of residence').fill('Getxo');
    await client.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Talent' }).click();
    await expect.poll(() => page.getByLabel('Public name').inputValue()).toBe('Noa Sz.');
  });

  it.each([
    ['talent', 'en', /Profile of/, 'Change agency'],
    ['client', 'es', /Perfil de/, 'Cambiar de agencia'],
  ] as const)(
    'let a %s with two agencies switch to the other, by keyboard (%s)',
    async (role, locale, pattern, entry) => {
      page = await openAs(await makePerson({ [role]: AGENCIES }, locale), '/');

      const header = page.getByRole('banner').first();
      await page.getByRole('button', { name: pattern }).focus();
      // Only staff have a choice in the header.
      await expect.poll(() => header.locator('[aria-haspopup="menu"]').count()).toBe(3);
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: entry }).focus();
      await page.keyboard.press('Enter');

      const menu = page.getByRole('menu', { name: entry });
      await menu.getByRole('menuitemradio', { name: 'Baritone House' }).waitFor();
      await expect.poll(() => menu.getByRole('menuitemradio', { checked: true }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await header.getByText('Baritone House').waitFor();
      await page.reload();
      await header.getByText('Baritone House').waitFor();
    },
  );
});
