import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, openPage, picture, signIn } from '../browser/browser.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { emailIn } from '../stack/people.ts';
import { makeProduction, makeTenant, type Production, type Tenant } from '../stack/tenant.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

describe.runIf(canRun).sequential('two people on one project', () => {
  let browser: Browser;
  let tenant: Tenant;
  let production: Production;
  let anna: Opened;
  let ben: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(0);
    production = await makeProduction(tenant);
    browser = await launch();
    [anna, ben] = await Promise.all([openPage(browser), openPage(browser)]);
    for (const page of [anna, ben]) {
      await signIn(page, emailIn(tenant, 'client'));
      await page.waitForURL('**/project/list');
      await page.goto(`/project/${production.project.id}?step=1`);
      await page.getByLabel('Brand').waitFor();
    }
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await picture(anna, `${task.name}-anna`);
    await picture(ben, `${task.name}-ben`);
  });

  const stored = async (): Promise<Record<string, unknown>> =>
    (await call('GET', `/project/${production.project.id}`, { token: tenant.clientToken })).collection;

  it('both save a name of their own, and each sees the other’s', async () => {
    await anna.getByLabel('Brand').fill('Solera');
    await ben.getByLabel('Campaign name').fill('Autumn');
    await anna.getByLabel('Brand').press('Enter');
    await ben.getByLabel('Campaign name').press('Enter');
    await expect.poll(() => ben.getByLabel('Brand').inputValue()).toBe('Solera');
    await expect.poll(() => anna.getByLabel('Campaign name').inputValue()).toBe('Autumn');
    expect(await stored()).toMatchObject({ brand: 'Solera', campaignName: 'Autumn' });
  });

  it('see both texts where they changed the same name, and keep one', async () => {
    await ben.getByLabel('Brand').fill('Of Ben');
    await anna.getByLabel('Brand').fill('Of Anna');
    await anna.getByLabel('Brand').press('Enter');
    await expect.poll(async () => (await stored())['brand']).toBe('Of Anna');
    await ben.getByLabel('Brand').press('Enter');
    const conflict = ben.getByRole('alert');
    await conflict.getByText('Of Anna').waitFor();
    await conflict.getByText('Of Ben').waitFor();
    expect((await stored())['brand']).toBe('Of Anna');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => anna.getByLabel('Brand').inputValue()).toBe('Of Ben');
  });

  it('or let the other’s stand', async () => {
    await ben.getByLabel('Brand').fill('Again Ben');
    await anna.getByLabel('Brand').fill('Again Anna');
    await anna.getByLabel('Brand').press('Enter');
    await expect.poll(async () => (await stored())['brand']).toBe('Again Anna');
    await ben.getByLabel('Brand').press('Enter');
    await ben.getByRole('alert').getByRole('button', { name: 'Keep theirs' }).click();
    await expect.poll(() => ben.getByLabel('Brand').inputValue()).toBe('Again Anna');
    expect((await stored())['brand']).toBe('Again Anna');
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });
});
