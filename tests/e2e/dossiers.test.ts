import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makePerson } from '../api/accounts.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';

describe.runIf(canRun).sequential('the page of one talent', () => {
  useBrowser('test');
  let page: Opened;
  let tenant: Tenant;
  let talentId: string;

  beforeEach(async () => {
    tenant = await makeTenant(1);
    talentId = tenant.talents[0]!.id;
  });

  it('blocks and unblocks the talent', { tags: ['gate'] }, async () => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    page = await openAs(`${admin.uid}@tests.example`.toLowerCase(), `/score/${talentId}?tab=terms`);

    const access = page.getByRole('region', { name: 'Access' });
    await access.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await access.getByText('Blocked', { exact: true }).waitFor();
    await page.reload();
    await access.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
    await access.getByText('Active', { exact: true }).waitFor();
  });

  it('has rates in a grid, edited in place and restored', async () => {
    const body = { currency: 'EUR', sessionFee: 25_000, usageFee: 12_000, minimumFee: 15_000 };
    await call('PATCH', `/talent/${talentId}/rates`, { token: tenant.teamToken, body });
    page = await openAs(getEmail(tenant, 'agencyTeam'), '/agencyTeam/talentRates');

    const cell = (amount: string) => page.getByRole('gridcell', { name: amount, exact: true });
    await cell('€250.00').dblclick();

    const typed = page.getByRole('gridcell').getByRole('textbox');
    await page.keyboard.press('Escape');

    const { head, lines } = await readExported(page);
    expect(head).toBe('Talent,Currency,Session fee,Usage fee,Minimum per job');
    expect(lines).toContainEqual(expect.stringContaining(',EUR,250.00,120.00,150.00'));
    await cell('€250.00').dblclick();
    await typed.fill('a lot');
    await page.getByText('Enter an amount', { exact: false }).waitFor();
    await typed.fill('300');
    await typed.press('Enter');
    await cell('€300.00').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell('€250.00').waitFor();
  });
});
