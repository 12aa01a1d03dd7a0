import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';
import { canRun, launch, openPage, picture, signIn } from '../browser/browser.ts';

const KEY = randomBytes(3).toString('hex');

type Opened = Awaited<ReturnType<typeof openPage>>;

describe.runIf(canRun).sequential('accounts', () => {
  let browser: Browser;
  let visitor: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    visitor = await openPage(browser);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(visitor, `${task.name}-visitor`);
  });

  describe('a forgotten password', () => {
    const email = `forgetful.${KEY}@studio.example`;
    const password = 'the new password';
    let link: URL;

    beforeAll(async () => {
      const uid = `forgetful-${KEY}`;
      await makeAccount({ uid, email, held: { engineer: [] }, user: { displayName: 'Enzo' } });
    });

    it('is asked for from the sign-in page, without a word on whether the address is known', async () => {
      await visitor.goto('/account/signin');
      await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
      await visitor.getByRole('button', { name: 'Send the link' }).click();
      await visitor.getByText('Please enter your email').waitFor();
      for (const address of [`nobody.${KEY}@studio.example`, email]) {
        await visitor.getByLabel('Email').fill(address);
        await visitor.getByRole('button', { name: 'Send the link' }).click();
        await visitor.getByText(`If there is an account for ${address}`).waitFor();
        if (address !== email) await visitor.getByRole('button', { name: 'Use another email' }).click();
      }
      link = linkIn(await waitForMail(email));
    });

    it('is replaced on the page of the mailed link', async () => {
      await visitor.goto(link.href);
      await visitor.getByText(`For ${email}`).waitFor();
      await visitor.getByRole('button', { name: 'Save the password' }).click();
      await visitor.getByText('Please enter a new password!').waitFor();
      await visitor.getByLabel('New password', { exact: true }).fill(password);
      await visitor.getByLabel('Repeat the new password').fill('something else');
      await visitor.getByRole('button', { name: 'Save the password' }).click();
      await visitor.getByText('Passwords do not match!').waitFor();
      await visitor.getByLabel('Repeat the new password').fill(password);
      await visitor.getByRole('button', { name: 'Save the password' }).click();
      await visitor.getByText('Successfully changed, you can now sign in with your new password.').waitFor();
      await visitor.waitForURL('**/account/signin');
      await expect.poll(() => visitor.getByLabel('Email').inputValue()).toBe(email);
    });

    it('cannot be replaced a second time with the same link', async () => {
      await visitor.goto(link.href);
      await visitor.getByLabel('New password', { exact: true }).fill('yet another');
      await visitor.getByLabel('Repeat the new password').fill('yet another');
      await visitor.getByRole('button', { name: 'Save the password' }).click();
      await visitor
        .getByText(/Your request to reset your password has expired or the link has already/)
        .waitFor();
      await visitor.getByRole('link', { name: 'Get a new link' }).click();
      await expect.poll(() => visitor.getByLabel('Email').inputValue()).toBe(email);
    });

    it('opens the account', async () => {
      await signIn(visitor, email, password);
      await visitor.waitForURL('**/curate');
      expect(visitor.faults).toEqual([]);
    });
  });

  describe('a new client', () => {
    const email = `clara.${KEY}@studio.example`;
    const field = (name: string) => visitor.getByLabel(name, { exact: true });
    const choose = async (label: string, option: string): Promise<void> => {
      await field(label).fill(option);
      await visitor.getByRole('option', { name: option, exact: true }).click();
    };

    it('comes by the role picker and is told what is missing', async () => {
      await visitor.context().close();
      visitor = await openPage(browser);
      await visitor.goto('/account/signin');
      await visitor.getByRole('link', { name: 'Create an account' }).click();
      await visitor.getByRole('link', { name: /Producer/ }).click();
      await visitor.getByRole('button', { name: 'Create account' }).click();
      await expect.poll(() => visitor.getByText('Cannot be empty!').count()).toBeGreaterThan(7);
      await field('Work email').fill('clara@gmail.com');
      await visitor.getByText('Only corporate emails are allowed').waitFor();
      await field('Work email').fill('clara');
      await visitor.getByText('Enter a corporate email address').waitFor();
      await field('Password').fill('long enough');
      await field('Verify password').fill('long enougH');
      await visitor.getByText('Password do not match!').waitFor();
    });

    it('registers, confirms the address and waits for the review', async () => {
      await field('First name').fill('Clara');
      await field('Last name').fill('Vidal');
      await field('Work email').fill(email);
      await field('Verify password').fill('long enough');
      await choose('Country of residence', 'Spain');
      await field('City of residence').fill('Valencia');
      await field('Company name').fill('Estudio Vidal');
      await choose('Role in company', 'Producer');
      await visitor.getByLabel('Advertising agency').check();
      await visitor.getByLabel('I accept the terms and conditions').check();
      await visitor.getByLabel('I accept the privacy policy').check();
      await visitor.getByRole('button', { name: 'Create account' }).click();
      await visitor.waitForURL('**/verify-email/client/*');
      await visitor.getByText(`We sent a link to ${email}`).waitFor();
      await visitor.getByRole('button', { name: 'Resend email' }).click();
      await visitor.getByText('Email sent!!').waitFor();
      await confirmAddress(await waitForMail(email, 2));
      await visitor.waitForURL('**/pending-validation');
      await visitor.getByText('Your registration is currently under review').waitFor();
    });

    it('is told when they register again', async () => {
      await visitor.goto('/self/new-client/agency-two');
      await visitor.getByText('Baritone House').first().waitFor();
      await field('First name').fill('Clara');
      await field('Last name').fill('Vidal');
      await field('Work email').fill(email);
      await field('Password').fill('long enough');
      await field('Verify password').fill('long enough');
      await choose('Country of residence', 'Spain');
      await field('City of residence').fill('Valencia');
      await field('Company name').fill('Estudio Vidal');
      await choose('Role in company', 'Producer');
      await visitor.getByLabel('Advertising agency').check();
      await visitor.getByLabel('I accept the terms and conditions').check();
      await visitor.getByLabel('I accept the privacy policy').check();
      await visitor.getByRole('button', { name: 'Create account' }).click();
      await visitor.getByText('Already registered', { exact: true }).waitFor();
      expect(visitor.faults).toEqual([]);
    });
  });
});
