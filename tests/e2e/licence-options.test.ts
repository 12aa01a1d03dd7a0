import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { enter } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { addAsset, saveTable } from '../stack/pricing.ts';

describe.runIf(canRun).sequential('the licence options of an agency', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let email: string;
  beforeAll(async () => {
    tenant = await makeTenant(0);
    cast = await makeCast(tenant, 0);
    email = `admin.${tenant.key}@tests.example`.toLowerCase();
    const agenciesByRole = { admin: [tenant.agencyId] };
    const { token } = await makeAccount({ uid: `admin-${tenant.key}`, email, held: agenciesByRole });
    await saveTable(token, 0);
    await addAsset(tenant.clientToken, cast.voice.id);
  });

  it('are added, named and hidden by an admin, and chosen by a client', async () => {
    const page = await openPage();
    await enter(page, email, '/admin/rateTable');
    await page.getByRole('main').getByRole('link', { name: 'Licence options' }).click();

    const list = page.getByRole('list', { name: 'Media' });
    await list.getByText('TV').first().waitFor();
    await page.getByRole('button', { name: 'Add an option' }).click();
    await page.getByLabel('Name in English').fill('Radio in a shop');
    await page.getByLabel('Name in Spanish').fill('Radio en tienda');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

    const locator = list.getByRole('listitem').filter({ hasText: 'Radio in a shop' });
    await locator.getByText('Radio en tienda · your own').waitFor();
    await list.getByRole('button', { name: 'Hide: TV', exact: true }).click();
    await list.getByRole('button', { name: 'Show: TV', exact: true }).waitFor();
    await locator.getByRole('button', { name: 'Move Radio in a shop up' }).click();
    await expect
      .poll(async () => (await list.getByRole('listitem').allInnerTexts()).at(-1))
      .not.toMatch(/shop/);
    // Rate tables have a field for it.
    await page.goto('/admin/rateTable/new');
    await page.getByLabel('Radio in a shop').waitFor();
    await page.getByLabel('TV (hidden)').waitFor();

    const client = await openPage();
    await enter(client, getEmail(tenant, 'client'), `/project/${cast.project.id}?step=2`);
    await client.getByRole('button', { name: /^Add licence to / }).click();

    await client
      .getByRole('form', { name: /^New licence for / })
      .getByLabel('Media')
      .click();

    await client.getByRole('option', { name: 'Radio in a shop' }).waitFor();
    await expect.poll(() => client.getByRole('option', { name: 'TV', exact: true }).count()).toBe(0);
    await client.context().close();
  });
});
