import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { auth, firestore } from '../stack/admin.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTenant } from '../stack/tenant.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { followMenu } from './menu.ts';

const KEY = randomBytes(3).toString('hex');
const EMAIL = `irene.${KEY}@studio.example`;
const NAME = `Irene Q${KEY}`;

describe.runIf(canRun).sequential('the clients of an agency', () => {
  useBrowser();
  let agencyId: string;
  let admin: Opened;

  beforeAll(async () => {
    const tenant = await makeTenant(0);
    agencyId = tenant.agencyId;
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Clients', 'Client');
    await admin.getByText('No clients yet').waitFor();
  });

  const choose = async (label: string, option: string) => {
    await admin.getByRole('combobox', { name: label }).click();
    await admin.getByRole('option', { name: option, exact: true }).click();
  };

  it('include one created by an admin, after the form is valid', { tags: ['gate'] }, async () => {
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

  it('are opened and decided on by keyboard', async () => {
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
  });

  it('have an agreed commission and access to rates', async () => {
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
  });

  it('show no status without a decision', async () => {
    const { uid } = await auth().getUserByEmail(EMAIL);
    const [membership] = (await firestore().collection('memberships').where('userId', '==', uid).get()).docs;
    await membership!.ref.update({ accountValidationStatus: FieldValue.delete() });
    await admin.reload();
    const row = admin.getByRole('row', { name: new RegExp(`${NAME}.*Allowed`) });
    await row.waitFor();
    await expect.poll(() => row.getByText('active').count()).toBe(0);
    await expect.poll(() => row.getByText('Rejected').count()).toBe(0);
  });
});
