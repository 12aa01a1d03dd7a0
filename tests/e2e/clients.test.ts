import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { auth, firestore } from '../stack/admin.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTenant } from '../stack/tenant.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { follow } from './menu.ts';

const KEY = randomBytes(3).toString('hex');
const EMAIL = `irene.${KEY}@studio.example`;
const NAME = `Irene Q${KEY}`;

describe.runIf(canRun).sequential('the clients of an agency', () => {
  let browser: Browser;
  let agencyId: string;
  let admin: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    const tenant = await makeTenant(0);
    agencyId = tenant.agencyId;
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(browser, `${uid}@tests.example`, '/');
    await follow(admin, 'Clients', 'Client');
    await admin.getByText('No clients yet').waitFor();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(admin, `${task.name}-admin`);
  });

  const choose = async (label: string, option: string) => {
    await admin.getByRole('combobox', { name: label }).click();
    await admin.getByRole('option', { name: option, exact: true }).click();
  };

  it('are joined by one whom an admin creates, once the form is right', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: 'New client' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New client' });
    await dialog.getByLabel('First name').fill('Irene');
    await dialog.getByLabel('Last name').fill(`Q${KEY}`);
    await dialog.getByLabel('Work email').fill(`irene.${KEY}@gmail.com`);
    await dialog.getByLabel('Password', { exact: true }).fill('a long password');
    await choose('Country of residence', 'Portugal');
    await dialog.getByLabel('City of residence').fill('Porto');
    await dialog.getByLabel('Company name').fill('Studio Irene');
    await choose('Role in company', 'Producer');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Create client' }).click();
    await dialog.getByText('Only corporate emails are allowed').waitFor();
    await dialog.getByText('Password do not match!').waitFor();
    await expect.poll(() => dialog.getByRole('checkbox', { name: /terms|privacy/iu }).count()).toBe(0);

    await dialog.getByLabel('Work email').fill(EMAIL);
    await dialog.getByLabel('Password', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Create client' }).click();
    await admin.getByText(`Client added: ${NAME}`).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await admin.getByRole('row', { name: new RegExp(`${NAME}.*Studio Irene.*Accepted`) }).waitFor();
    await waitForMail(EMAIL);
  });

  it('are joined by a colleague in the company that is there already', async () => {
    await admin.getByRole('button', { name: 'New client' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New client' });
    await dialog.getByLabel('First name').fill('Colleague');
    await dialog.getByLabel('Last name').fill(`R${KEY}`);
    await dialog.getByLabel('Work email').fill(`colleague.${KEY}@studio.example`);
    await choose('Country of residence', 'Portugal');
    await dialog.getByLabel('City of residence').fill('Porto');
    await choose('Role in company', 'Producer');
    const company = dialog.getByLabel('Company name');
    await company.fill('Studio Iren');
    await admin.getByRole('option', { name: 'Create a company: Studio Iren' }).waitFor();
    await admin.getByRole('option', { name: 'Add to Studio Irene' }).click();
    await dialog.getByText('They’ll be added to Studio Irene').waitFor();
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(0);
    // Whoever changes their mind is asked for its type again.
    await company.fill('Studio Irenes');
    await expect.poll(() => dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    await dialog.getByRole('radio').first().waitFor();
    // A name in full means the company that has it, chosen from the list or not.
    await company.fill('studio  irene');
    await admin.keyboard.press('Escape');
    await admin.keyboard.press('Tab');
    await dialog.getByText('They’ll be added to Studio Irene').waitFor();
    await dialog.getByRole('button', { name: 'Create client' }).click();
    await admin.getByText(`Client added: Colleague R${KEY}`).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const own = firestore().collection('companies').where('agencyIds', 'array-contains', agencyId);
    const names = (await own.get()).docs.map((company) => company.get('name') as unknown);
    expect(names.sort()).toEqual(['Studio Irene', 'Test company']);
  });

  it('are found by the beginning of a name', async () => {
    await admin.getByLabel('Name, email or company').fill('nobody is called this');
    await admin.getByText('No clients match “nobody is called this”').waitFor();
    await admin.getByLabel('Name, email or company').fill(`q${KEY}`);
    await admin.getByRole('row', { name: new RegExp(NAME) }).waitFor();
    // The head, and the one who was found.
    await expect.poll(() => admin.getByRole('row').count()).toBe(2);
  });

  it('are opened with the keyboard and decided on', async () => {
    await admin.getByRole('gridcell', { name: NAME }).focus();
    await admin.keyboard.press('ArrowRight');
    await admin.keyboard.press('Enter');
    const dialog = admin.getByRole('dialog', { name: NAME });
    await dialog.getByText('Studio Irene').waitFor();
    await expect.poll(() => dialog.getByLabel('Password').count()).toBe(0);
    await choose('Account validation status', 'Rejected');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await admin.getByRole('row', { name: new RegExp(`${NAME}.*Rejected`) }).waitFor();
    const { customClaims } = await auth().getUserByEmail(EMAIL);
    expect(customClaims).toMatchObject({ accountValidationStatus: 'REJECTED' });
    expect(admin.faults).toEqual([]);
  });

  it('are blocked and let in again, whatever was decided on them', async () => {
    const dialog = admin.getByRole('dialog', { name: NAME });
    for (const [access, shown] of [
      ['Blocked', /Rejected.*Blocked/],
      ['Allowed', /Rejected.*Allowed/],
    ] as const) {
      await admin.getByRole('gridcell', { name: NAME }).click();
      await choose('Access', access);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await admin.getByRole('row', { name: shown }).waitFor();
      const { uid } = await auth().getUserByEmail(EMAIL);
      const found = await firestore().collection('memberships').where('userId', '==', uid).get();
      expect(found.docs.map((document) => document.get('blocked') as unknown)).toEqual([
        access === 'Blocked',
      ]);
    }
    expect(admin.faults).toEqual([]);
  });

  it('have a commission and the sight of rates agreed on with the agency', async () => {
    await admin.getByRole('gridcell', { name: NAME }).click();
    const dialog = admin.getByRole('dialog', { name: NAME });
    await dialog.getByLabel('Commission').fill('120');
    await dialog.getByLabel('Commission').blur();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByLabel('Commission').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Commission').fill('12,5');
    await dialog.getByRole('checkbox', { name: /Show rates/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { uid } = await auth().getUserByEmail(EMAIL);
    const terms = await firestore().doc(`clientTerms/${agencyId}_${uid}`).get();
    expect(terms.get('commission')).toBe(12.5);
    expect((await firestore().doc(`users/${uid}`).get()).get('showRates')).toEqual([agencyId]);
    await admin.getByRole('gridcell', { name: NAME }).click();
    await expect.poll(() => dialog.getByLabel('Commission').inputValue()).toBe('12.5');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(admin.faults).toEqual([]);
  });

  it('have an empty field where nobody had to decide', async () => {
    const { uid } = await auth().getUserByEmail(EMAIL);
    const [membership] = (await firestore().collection('memberships').where('userId', '==', uid).get()).docs;
    await membership!.ref.update({ accountValidationStatus: FieldValue.delete() });
    await admin.reload();
    const row = admin.getByRole('row', { name: new RegExp(`${NAME}.*Allowed`) });
    await row.waitFor();
    await expect.poll(() => row.getByText('active').count()).toBe(0);
    await expect.poll(() => row.getByText('Rejected').count()).toBe(0);
  });

  it('are shown in the columns that were chosen, also the next time', async () => {
    const head = admin.getByRole('columnheader', { name: 'Country' });
    await head.hover();
    await admin.getByRole('button', { name: 'Menu of the column Country' }).click();
    await admin.getByRole('menuitem', { name: 'Hide this column' }).click();
    await head.waitFor({ state: 'hidden' });
    await admin.reload();
    await admin.getByRole('row', { name: new RegExp(NAME) }).waitFor();
    await expect.poll(() => head.count()).toBe(0);
  });
});
