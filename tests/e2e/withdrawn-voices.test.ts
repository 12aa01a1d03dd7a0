import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makePerson } from '../api/accounts.ts';
import { call } from '../stack/call.ts';
import { firestore } from '../stack/admin.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a shortlist with a withdrawn voice', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(2);
    cast = await makeCast(tenant);
    // As an admin blocks a talent.
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const [talent] = tenant.talents;
    const { status } = await call('PATCH', `/talent/${talent!.id}`, {
      token: admin.token,
      body: { status: 'blocked' },
    });
    expect(status).toBe(200);
    browser = await launch();
    page = await openAs(browser, emailIn(tenant, 'client'));
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
  });

  it('says so, plays the other one alone and counts that one', async () => {
    await page.goto(`/project/${cast.project.id}?step=4`);
    const withdrawn = page.getByRole('listitem').filter({ hasText: 'Talent 1.' });
    const other = page.getByRole('listitem').filter({ hasText: 'Talent 2.' });
    await withdrawn.getByText('Withdrawn').waitFor();
    await other.getByRole('button', { name: /^Play/ }).waitFor();
    await expect.poll(() => withdrawn.getByRole('button', { name: /^Play/ }).count()).toBe(0);
    await expect.poll(() => other.getByText('Withdrawn').count()).toBe(0);
    await page.getByRole('button', { name: 'Request audition (1): Narrator' }).waitFor();
  });

  it('says so in Spanish', async () => {
    await page.getByRole('button', { name: 'Interface language' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Talent 1.' }).getByText('Retirada').waitFor();
    await page.getByRole('button', { name: 'Idioma de la interfaz' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
  });

  it('lets it be taken off, and not be put back', async () => {
    await page.getByRole('button', { name: 'Remove Talent 1. from the casting' }).click();
    await page.getByText('Talent 1. removed').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove Talent 2. from the casting' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(page.faults).toEqual([]);
  });
});
