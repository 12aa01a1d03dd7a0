import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { sellElsewhere } from '../stack/ledger.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('voices that are licensed to a competitor', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  const patch = async (body: object) => {
    const { status } = await call('PATCH', `/project/${cast.project.id}`, {
      token: tenant.clientToken,
      body,
    });
    expect(status).toBe(200);
  };
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(3);
    cast = await makeCast(tenant, 3);
    await sellElsewhere(tenant.talents[0]?.id ?? '');
    await patch({ media: ['INTERNET'], countries: ['ESP'] });
    browser = await launch();
    page = await openAs(browser, emailIn(tenant, 'client'), `/project/${cast.project.id}?step=1`);
    page.setDefaultTimeout(30_000);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
  });

  const request = async (): Promise<void> => {
    await page.goto(new URL(`/project/${cast.project.id}?step=4`, page.url()).href);
    await page.getByRole('button', { name: 'Request audition (3): Narrator' }).click();
    await page.getByRole('dialog').waitFor();
  };

  it('are not compared before the project has said what its brand sells, and that is said', async () => {
    await request();
    await page.getByRole('dialog').getByText('To be told of voices').waitFor();
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
  });

  it('are told as soon as it has, with neither brand nor price', async () => {
    await page.goto(new URL(`/project/${cast.project.id}?step=1`, page.url()).href);
    await page.getByLabel('What the brand sells').click();
    await page.getByRole('option', { name: 'Cars and motorcycles' }).click();
    const stored = async () =>
      (await firestore().doc(`projects/${cast.project.id}`).get()).get('brandCategory') as string;
    await expect.poll(stored).toBe('CARS');
    await request();
    const alert = page
      .getByRole('dialog')
      .getByRole('alert')
      .filter({ hasText: 'under licence to another brand' });
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^Talent 1\.: under licence/);
    expect(await alert.textContent()).not.toMatch(/Elsewhere|Talent [23]/);
  });
});
