import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makePerson } from '../api/accounts.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a shortlist with a withdrawn voice', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant);

    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const [talent] = tenant.talents;
    const { status } = await call('PATCH', `/talent/${talent!.id}`, {
      token: admin.token,
      body: { status: 'blocked' },
    });
    expect(status).toBe(200);
    page = await openAs(getEmail(tenant, 'client'));
  });

  it('marks it, and plays and counts only the other one', async () => {
    await page.goto(`/project/${cast.project.id}?step=4`);
    const withdrawn = page.getByRole('listitem').filter({ hasText: 'Talent 1.' });
    const locator = page.getByRole('listitem').filter({ hasText: 'Talent 2.' });
    await withdrawn.getByText('Withdrawn').waitFor();
    await locator.getByRole('button', { name: /^Play/ }).waitFor();
    await expect.poll(() => withdrawn.getByRole('button', { name: /^Play/ }).count()).toBe(0);
    await expect.poll(() => locator.getByText('Withdrawn').count()).toBe(0);
    await page.getByRole('button', { name: 'Request audition (1): Narrator' }).waitFor();
  });

  it('can lose it, but not restore it', async () => {
    await page.getByRole('button', { name: 'Remove Talent 1. from the casting' }).click();
    await page.getByText('Talent 1. removed').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remove Talent 2. from the casting' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  });
});
