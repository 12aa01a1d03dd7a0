import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auth, firestore } from '../stack/admin.ts';
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
      await auth().createUser({ uid, email, password: 'casting-demo-1', emailVerified: true });
      const claims = { roles: ['engineer'], user_id: uid, agencies: [], emailVerified: true };
      await auth().setCustomUserClaims(uid, claims);
      await firestore()
        .collection('users')
        .doc(uid)
        .set({
          email,
          displayName: 'Enzo',
          roles: ['engineer'],
          agencyIds: [],
          companyId: null,
          locale: 'en',
        });
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
      await visitor.waitForURL('**/home');
      expect(visitor.faults).toEqual([]);
    });
  });
});
