import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '@domain/rates/day-in.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { uploadDemo } from '../stack/demos.ts';
import { emailIn } from '../stack/people.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a talent’s own pages', () => {
  let browser: Browser;
  let tenant: Tenant;
  let talent: Account;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    tenant = await makeTenant(0);
    talent = await makeTalentAccount([tenant.agencyId]);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, `on-behalf-${task.name}`);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  const vacations = () => `/talent/${talent.uid}/vacations`;
  const add = async (token: string, day: string) =>
    expect((await call('POST', vacations(), { token, body: { from: day, to: day } })).status).toBe(201);

  it('say which agency changed something, until the talent does', async () => {
    const token = tenant.teamToken;
    const body = { currency: 'EUR', sessionFee: 20_000, usageFee: 0, minimumFee: 0 };
    expect((await call('PATCH', `/talent/${talent.uid}/rates`, { token, body })).status).toBe(200);
    await add(token, '2031-05-01');
    await uploadDemo(token, talent.uid);
    const agency = (await firestore().doc(`agencies/${tenant.agencyId}`).get()).get('publicName') as string;
    const told = new RegExp(`^Changed by ${agency} on \\w+day, .+ GMT`);

    page = await openAs(browser, talent.email, '/profile/rates');
    await page.getByText(told).waitFor();
    await page.getByLabel('Session fee').fill('250');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(told).count()).toBe(0);
    for (const path of ['/profile/vacations', '/profile/demos']) {
      await page.goto(path);
      await page.getByText(told).waitFor();
    }
  });

  it('keep what is over by the talent’s day, wherever somebody reads it', async () => {
    // The two are a day apart for 24 hours of 26: the reader's yesterday is the talent's today.
    const [talents, readers] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
    await firestore().doc(`users/${talent.uid}`).update({ timeZone: talents });
    const today = dayIn(talents, new Date());
    expect(today < dayIn(readers, new Date())).toBe(true);
    await add(talent.token, today);
    page = await openAs(
      browser,
      emailIn(tenant, 'agencyTeam'),
      `/agencyTeam/editTalent/${talent.uid}?tab=vacations`,
      { timezoneId: readers },
    );
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${today}T12:00:00Z`),
    );
    const coming = page.getByRole('list', { name: 'Coming up' });
    await coming.getByText(day).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Past' }).count()).toBe(0);
    // Where the talent is a day further, it is over for the same reader.
    await firestore().doc(`users/${talent.uid}`).update({ timeZone: readers });
    await page.reload();
    await page.getByRole('list', { name: 'Past' }).getByText(day).waitFor();
    await expect.poll(() => coming.getByText(day).count()).toBe(0);
  });
});
