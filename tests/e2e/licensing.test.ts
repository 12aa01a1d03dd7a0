import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getEmail } from '../stack/people.ts';
import { makePerson } from '../api/accounts.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { saveTable } from '../stack/pricing.ts';

/** By `makeRateTableTerms`: session 200, engineer 60, studio 40, and 10 % of the talent's part. */
const formatEuros = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

describe.runIf(canRun).sequential('the licensing of a project', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let adminToken: string;
  let page: Opened;
  let opened: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(1);
    ({ token: adminToken } = await makePerson(tenant.agencyId, tenant.companyId, 'admin'));
    cast = await makeCast(tenant, 1);
    const path = `/project/${cast.project.id}?step=2`;
    page = await openAs(getEmail(tenant, 'client'), path);
    opened = await openAs(getEmail(tenant, 'client'), path);
  });

  const asset = (on: Opened, name: string): Locator => on.getByRole('group', { name, exact: true }).first();
  const figure = (on: Opened): Locator => on.getByRole('region', { name: 'Price' }).getByRole('status');

  const add = async (name: string): Promise<void> => {
    const field = page.getByLabel('New asset for Narrator');
    await field.fill(name);
    await field.press('Enter');
    await asset(page, name).waitFor();
  };

  /** Fills in a licence: types each part and takes the first match. */
  const fillIn = async (form: Locator, media: string, duration: string, territory: string): Promise<void> => {
    for (const [label, value] of [
      ['Media', media],
      ['Duration', duration],
      ['Territory', territory],
    ] as const) {
      await form.getByLabel(label).fill(value);
      await form.getByLabel(label).press('Enter');
    }
  };

  const begin = async (name: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Add licence to ${name}` }).click();
    return page.getByRole('form', { name: `New licence for ${name}` });
  };

  it('starts with an asset, and explains that the agency has no prices yet', { tags: ['gate'] }, async () => {
    await page.getByText('The agency has not set its prices yet.').waitFor();
    expect(await page.getByText('One licence for all assets').count()).toBe(0);
    await add('Spot');
    await asset(page, 'Spot').getByText('Each asset needs at least one usage licence.').waitFor();
    await asset(opened, 'Spot').waitFor();
    expect((await saveTable(adminToken, 0)).status).toBe(201);
    await page.reload();
    await page.getByText('A licence for Spot').waitFor();
    await expect.poll(() => figure(page).textContent()).toBe('No price yet');
  });

  it('shows the cost of a licence before it is added, also in the other window', async () => {
    const form = await begin('Spot');
    await form.getByRole('button', { name: 'Add licence' }).click();
    await expect.poll(() => form.getByText('Cannot be empty!').count()).toBe(3);
    await fillIn(form, 'TV', '1 year', 'Spain');
    // Session 200, usage 300 × 2, engineer and studio 100, 10 % of 800.
    await page.getByText(`${formatEuros(980)} more with this licence`).waitFor();
    await form.getByRole('button', { name: 'Add licence' }).click();
    await asset(page, 'Spot').getByText('TV · 1 year · Spain').waitFor();
    await expect.poll(() => figure(page).textContent()).toBe(formatEuros(980));
    await asset(opened, 'Spot').getByText('TV · 1 year · Spain').waitFor();
    await opened.reload();
    await expect.poll(() => figure(opened).textContent()).toBe(formatEuros(980));
  });

  it('accepts custom entries, priced on request', async () => {
    const form = await begin('Spot');
    await fillIn(form, 'Internet', '1 year', 'Barcelona alone');
    await form.getByText('Not in the list: priced on request').waitFor();
    await form.getByRole('button', { name: 'Add licence' }).click();
    const row = asset(page, 'Spot').getByRole('listitem').filter({ hasText: 'Barcelona alone' });
    await row.getByText('On request').waitFor();
    await expect.poll(() => page.getByText('custom:').count()).toBe(0);
    await page.getByText('Spot: Barcelona alone').waitFor();
    await expect.poll(() => figure(page).textContent()).toBe(formatEuros(980));
  });

  it('gives all assets one licence, and copies licences between assets', async () => {
    await add('Cut-downs');
    await page.getByRole('button', { name: 'Add to all assets' }).click();

    const form = page.getByRole('form', { name: 'One licence for all assets' });
    await fillIn(form, 'Internet', '1 year', 'Spain');
    // 300 for each of two assets, plus 10 %.
    await page.getByText(`${formatEuros(660)} more with this licence`).waitFor();
    await form.getByRole('button', { name: 'Add to all assets' }).click();
    for (const name of ['Spot', 'Cut-downs'])
      await asset(page, name).getByText('Internet · 1 year · Spain').waitFor();
    await expect.poll(() => figure(page).textContent()).toBe(formatEuros(1640));
    await asset(page, 'Cut-downs').getByRole('button', { name: 'Copy from another asset…' }).click();
    await page.getByRole('menuitem', { name: 'Spot (3 licences)' }).click();
    await page.getByText('2 licences added').waitFor();
    await asset(page, 'Cut-downs').getByText('Internet · 1 year · Barcelona alone').waitFor();
  });

  it('removes a licence with undo, and an asset for good', async () => {
    await page.getByRole('button', { name: 'Delete licence: TV · 1 year · Spain' }).first().click();
    await asset(page, 'Spot').getByText('TV · 1 year · Spain').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await asset(page, 'Spot').getByText('TV · 1 year · Spain').waitFor();
    await page.getByRole('button', { name: 'Delete Cut-downs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await asset(page, 'Cut-downs').waitFor({ state: 'detached' });
    await asset(opened, 'Cut-downs').waitFor({ state: 'detached' });
    await expect.poll(() => figure(page).textContent()).toBe(formatEuros(1310));
  });
});
