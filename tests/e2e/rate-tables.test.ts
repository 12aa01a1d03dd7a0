import { beforeAll, describe, expect, it } from 'vitest';
import type { RateTables } from '@domain/pricing/rate-tables.api.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, typeDay } from '../browser/dates.ts';
import { makeAccount } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { addAsset, addLicence, makeChoice, getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the rate tables of an agency', () => {
  useBrowser();

  let tenant: Tenant;
  let token: string;
  let admin: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(0);
    const email = `admin.${tenant.key}@tests.example`.toLowerCase();
    const agenciesByRole = { admin: [tenant.agencyId] };
    token = (await makeAccount({ uid: `admin-${tenant.key}`, email, held: agenciesByRole })).token;
    const { voice } = await makeCast(tenant, 0);
    await addLicence(token, (await addAsset(token, voice.id)).id, makeChoice());
    await saveTable(token, 0);
    admin = await openAs(email, '/dashboard');
  });

  const listTables = async () => (await call<RateTables>('GET', '/rateTable', { token })).collection;

  it(
    'are linked from the dashboard, and show which of them applies',
    { tags: ['gate', 'long'] },
    async () => {
      await admin.getByRole('link', { name: 'Open rate tables' }).click();
      await admin.getByRole('row', { name: 'Version 1' }).getByText('In force').waitFor();
      const { file, head, lines } = await readExported(admin);
      expect(file).toBe('rate-tables.csv');
      expect(head).toBe('Version,Valid from,Status,Session fee,Currency,Express,Saved');
      expect(lines).toEqual([expect.stringMatching(/^1,\d{4}-\d\d-\d\d,In force,[\d.]+,EUR,/)]);
    },
  );

  it('are duplicated, with errors at their fields', async () => {
    await admin.getByRole('link', { name: 'Edit a copy of version 1' }).click();

    const twoYears = admin.getByLabel('2 years');
    await twoYears.fill('0.5');
    await admin.getByLabel('Usage', { exact: true }).fill('a lot');
    await admin.getByRole('button', { name: 'See what changes' }).click();
    await admin.getByText('A longer duration, a wider territory or more spots must not cost less.').waitFor();
    await expect
      .poll(() => admin.getByLabel('Usage', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true');
    await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
    await twoYears.fill('1.5');
    await admin.getByLabel('Usage', { exact: true }).fill('400');
    await typeDay(getDateField(admin, 'Valid from'), getDayFromNow(2));
  });

  it('show the price of a real project, and store nothing until saved', async () => {
    await admin.getByRole('button', { name: 'See what changes' }).click();

    const row = admin.getByRole('dialog').getByRole('row', { name: 'Production' });
    for (const shown of ['€650.00', '€760.00', '+€110.00'])
      await row.getByText(shown, { exact: true }).waitFor();
    expect((await listTables()).latest).toBe(1);
    await admin.getByRole('button', { name: 'Save version 2' }).click();
    await admin.getByRole('row', { name: 'Version 2' }).getByText('Upcoming').waitFor();
    await admin.getByRole('row', { name: 'Version 1' }).getByText('In force').waitFor();
    expect((await listTables()).coming).toMatchObject([
      { version: 2, usageBase: 40_000, validFrom: getDayFromNow(2) },
    ]);
  });
});
