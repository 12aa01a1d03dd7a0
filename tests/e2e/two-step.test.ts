import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, signIn, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { findCode, makePhone } from '../stack/phone-codes.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('two-step sign-in', () => {
  useBrowser();

  let tenant: Tenant;
  let admin: Account;
  let member: Account;
  let page: Opened;
  const phone = makePhone();
  beforeAll(async () => {
    tenant = await makeTenant(0);
    admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    member = await makeAccount({ uid: `member-${tenant.key}`, held: { agencyTeam: [tenant.agencyId] } });
  });

  const addPhone = async (number: string): Promise<void> => {
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByText(`We texted a code to ${number}.`).waitFor();
    await page.getByLabel('Code from your phone').fill('12');
    await page.getByRole('button', { name: 'Add this phone' }).click();
    await page.getByText('Enter the six digits of the code.').waitFor();

    const code = await findCode(number);
    await page.getByLabel('Code from your phone').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Add this phone' }).click();
    await page.getByText('The phone code is invalid').waitFor();
    await page.getByLabel('Code from your phone').fill(code);
    await page.getByRole('button', { name: 'Add this phone' }).click();
  };

  it('is set up with a phone, and required at the next sign-in', async () => {
    page = await openAs(admin.email, '/profile/security');
    await page.getByLabel('Phone number').fill('600 123');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await page.getByText('Enter the number with its country code').waitFor();
    await addPhone(phone);
    await page.getByText('You’re asked for a code whenever you sign in.').waitFor();
    expect(await findViolations(page)).toEqual([]);

    page = await openPage();
    await signIn(page, admin.email);

    const dialog = page.getByRole('dialog', { name: 'Enter the code from your phone' });
    await dialog.getByText(/We texted a code to/).waitFor();
    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Your request has been canceled.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(admin.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByText(/We texted a code to/).waitFor();
    await dialog.getByLabel('Code from your phone').fill(await findCode(phone, 2));
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  });

  it('is required of the whole team by an admin who has it', async () => {
    await page.goto('/admin/agency');
    await page.getByLabel(/Require two-step sign-in/).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await expect
      .poll(
        async () => (await firestore().doc(`users/${member.uid}`).get()).get('needsSecondFactor') as unknown,
      )
      .toBe(true);
  });

  it('admits a member after they add a phone, not before', async () => {
    page = await openPage();
    await signIn(page, member.email);
    await page.waitForURL('**/two-step-sign-in');
    await page.getByText('Add your phone to continue.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/castings');
    await page.waitForURL('**/two-step-sign-in');
    await addPhone(makePhone());

    await page
      .getByRole('heading', { name: /Welcome|Castings/ })
      .first()
      .waitFor();
  });
});
