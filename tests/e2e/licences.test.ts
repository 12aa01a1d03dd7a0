import { beforeAll, describe, expect, it } from 'vitest';
import { withTerm } from '@domain/ledger/sold-licences.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, typeDay } from '../browser/dates.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { runLedger, findSold } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getEmail } from '../stack/people.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson } from '../api/accounts.ts';

describe.runIf(canRun).sequential('sold licences', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  let staff: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(1);

    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await saveTable(admin.token, 0);
    await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
    await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
    cast = await makeOrderable(tenant);

    const { show, place, move } = makeOrderCalls();
    const { collection } = await show(tenant.clientToken, cast.project.id);
    await place(tenant.clientToken, cast.project.id, collection.priceKey);
    expect((await move(admin.token, cast.project.id, 'confirmed')).status).toBe(200);
    await runLedger();
    client = await openAs(getEmail(tenant, 'client'), '/licences');
  });

  it('are listed for the client, who enters a start after reading its effects', async () => {
    await client.getByText('Talent 1.').waitFor();
    await expect.poll(() => client.getByText('Talent’s fee').count()).toBe(0);
    expect(await findViolations(client)).toEqual([]);
    await client.getByRole('button', { name: /^Actions for Narrator/ }).click();
    await client.getByRole('menuitem', { name: 'Enter first day on air' }).click();

    const dialog = client.getByRole('dialog');
    await typeDay(getDateField(dialog, 'First day on air'), getDayFromNow(0));
    await dialog.getByText(/^Its last day will be/).waitFor();
    await dialog.getByRole('button', { name: 'Enter this day' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await client.getByRole('gridcell', { name: 'Live', exact: true }).waitFor();
    await client.getByRole('button', { name: /^Actions for Narrator/ }).click();
    await client.getByRole('menuitem', { name: 'Show details' }).waitFor();
    expect(await client.getByRole('menuitem', { name: /first day on air/ }).count()).toBe(0);
    await client.keyboard.press('Escape');
    expect(await findSold(cast.project.id)).toMatchObject([{ firstAirOn: getDayFromNow(0) }]);
  });

  it('are renewed with one click that shows the price first, 30 days before the end, after the agency confirms', async () => {
    const [sold] = await findSold(cast.project.id);
    if (!sold) throw new Error('nothing was sold');

    const term = withTerm({ duration: sold.duration }, { firstAirOn: getDayFromNow(-340), renewedTerms: 0 });
    await firestore()
      .doc(`soldLicences/${sold.id}`)
      .update({ ...term });
    await client.goto(new URL('/licences?stage=ending', client.url()).href);
    await client.getByText('Ends soon').waitFor();
    await client.getByRole('gridcell', { name: 'Talent 1.' }).click();

    const panel = client.getByRole('dialog', { name: cast.project.name });
    await panel.getByRole('button', { name: 'Renew', exact: true }).click();

    const locator = client.getByRole('dialog', { name: /^Renew the licence for/ });
    await locator.getByText('€330.00', { exact: true }).first().waitFor();
    await locator.getByLabel('Purchase order number (optional)').fill('PO-77');
    await locator.getByRole('button', { name: 'Order for €330.00' }).click();
    await panel.getByText('Waiting for the agency to confirm', { exact: false }).waitFor();
    await expect.poll(() => panel.getByRole('button', { name: 'Renew', exact: true }).count()).toBe(0);

    staff = await openAs(getEmail(tenant, 'agencyTeam'), '/licences');
    await staff.getByRole('gridcell', { name: 'Renewal ordered' }).waitFor();
    await staff.getByRole('gridcell', { name: 'Talent 1.' }).focus();
    await staff.keyboard.press('Enter');
    await staff.getByText('Talent’s fee for a renewal').waitFor();
    await staff.getByRole('button', { name: 'Confirm renewal' }).click();
    await staff
      .getByRole('dialog', { name: 'Confirm this renewal?' })
      .getByRole('button', { name: 'Confirm renewal' })
      .click();
    await client.getByText(/^Renewed through .* invoiced\.$/).waitFor();
    await staff.getByRole('button', { name: 'Mark as paid' }).click();
    await client.getByText(/^Renewed through .* and paid\.$/).waitFor();
    expect(await findSold(cast.project.id)).toMatchObject([{ renewedTerms: 1 }]);

    const [saved] = await Promise.all([
      client.waitForEvent('download'),
      client.getByRole('button', { name: 'Download invoice' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  });
});
