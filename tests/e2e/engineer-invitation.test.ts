import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engineerSearchOf } from '@domain/engineers/engineer-search.ts';
import { canRun, launch, openPage, picture } from '../browser/browser.ts';
import { makeAccount, PASSWORD } from '../stack/account.ts';
import { firestore, idTokenOf } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';

describe.skipIf(!canRun)('an engineer whom a second agency invites', () => {
  let browser: Browser;
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    browser = await launch();
    page = await openPage(browser);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
  });

  it('follows the mail, signs in, and accepts with one press', async () => {
    const uid = `engineer-${randomBytes(4).toString('hex')}`;
    const { email } = await makeAccount({
      uid,
      held: { engineer: ['agency-one'] },
      user: { displayName: 'Greta Olsen' },
    });
    const record = {
      fullName: 'Greta Olsen',
      email,
      languageTags: ['eng'],
      agencyIds: ['agency-one'],
    };
    const named = {
      ...record,
      name: 'Greta',
      lastName: 'Olsen',
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    await firestore()
      .doc(`engineers/${uid}`)
      .set({ ...named, ...engineerSearchOf(record) });
    const invited = await call('POST', '/engineer/invite', {
      token: await idTokenOf('admin@agency-two.example'),
      body: { name: 'Greta', lastName: 'Olsen', email, language: 'eng' },
    });
    expect(invited.status).toBe(201);

    await page.goto(linkIn(await waitForMail(email)).href);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'An agency has invited you' }).waitFor();
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByText('Invitation accepted. The agency will activate your account.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'An agency has invited you' }).count()).toBe(0);
    const membership = await firestore().doc(`memberships/agency-two_${uid}_engineer`).get();
    expect(membership.data()).toMatchObject({ engagement: 'pending' });
    expect(page.faults).toEqual([]);
  });
});
