import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, readShownDate } from '../browser/dates.ts';
import { firestore } from '../stack/admin.ts';
import { addAsset, addLicence, saveTable } from '../stack/pricing.ts';
import { makeOrderable } from '../stack/orders.ts';
import { getEmail } from '../stack/people.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson } from '../api/accounts.ts';

describe.runIf(canRun).sequential('the order of a project', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let admin: Opened;
  let client: Opened;
  let pages: readonly Opened[];

  beforeAll(async () => {
    tenant = await makeTenant(1);

    const { uid, token } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await saveTable(token, 0);
    cast = await makeOrderable(tenant);
    // An accepted slot unlocks the stage.
    await firestore().doc(`projects/${cast.project.id}`).update({ 'progress.booked': 1 });

    const email = (await firestore().doc(`users/${uid}`).get()).get('email') as string;
    admin = await openAs(email, '/admin/billing');
    client = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=6`);
    pages = [admin, client];
  });

  afterAll(async () => {
    // Planted bookings have no request, and every copy is compared with its source.
    await firestore().doc(`projects/${cast.project.id}`).update({ 'progress.booked': 0 });
  });

  const button = (page: Opened, name: string | RegExp) => page.getByRole('button', { name });

  it('needs billing terms of the agency', { tags: ['gate'] }, async () => {
    const field = (name: string) => admin.getByLabel(name, { exact: true });
    await field('Legal name').fill('Agency SL');
    await field('Street and number').fill('Calle Mayor 1');
    await field('Postal code').fill('28013');
    await field('City').fill('Madrid');
    await field('Country').fill('Spain');
    await admin.getByRole('option', { name: 'Spain', exact: true }).click();
    await admin.getByLabel('Here', { exact: true }).check();
    await field('Invoice numbers begin with').fill('AG-');
    await button(admin, 'Add a rule').click();

    const rule = admin.getByRole('group', { name: 'Rule 1' });
    await rule.getByLabel('Client’s country').fill('Spain');
    await admin.getByRole('option', { name: 'Spain', exact: true }).click();
    await rule.getByRole('combobox', { name: 'VAT' }).click();
    await admin.getByRole('option', { name: 'Charged' }).click();
    await rule.getByLabel('Rate in %').fill('210');
    await button(admin, 'Save').click();
    await rule.getByLabel('Rate in %').and(admin.locator('[aria-invalid="true"]')).waitFor();
    await rule.getByLabel('Rate in %').fill('21');
    expect(await findViolations(admin)).toEqual([]);
    await button(admin, 'Save').click();
    await admin.getByText('Saved', { exact: true }).first().waitFor();
  });

  it('requires an invoice address, adds VAT, and is placed at the shown price', async () => {
    await client.getByText('There is no invoice address yet.').waitFor();
    await expect.poll(() => button(client, /^Order for/).isDisabled()).toBe(true);
    await button(client, 'Add address').click();

    const dialog = client.getByRole('dialog');
    await dialog.getByLabel('Legal name').fill('Globex SL');
    await dialog.getByLabel('Street and number').fill('Gran Vía 2');
    await dialog.getByLabel('Postal code').fill('28013');
    await dialog.getByLabel('City').fill('Madrid');
    await dialog.getByLabel('Country').fill('Spain');
    await client.getByRole('option', { name: 'Spain', exact: true }).click();
    await button(client, 'Save').click();
    // 650 euros and 21 %.
    await button(client, 'Order for €786.50').click();
    await client.getByRole('dialog').getByLabel('Purchase order number (optional)').fill('PO 77');
    await client.getByRole('dialog').getByRole('button', { name: 'Order anyway for €786.50' }).click();
    await client.getByRole('heading', { name: 'Order received' }).waitFor();
    await button(client, 'See the order').click();
    await client.getByText('Waiting for the agency').waitFor();
    expect(await findViolations(client)).toEqual([]);
  });

  it('is confirmed by the agency, and both see the invoice immediately', async () => {
    await admin.goto(new URL(`/castings/${cast.project.id}?step=6`, admin.url()).href);
    await button(admin, 'Confirm order').click();
    await button(admin, 'Confirm and send invoice').click();
    for (const page of pages) await page.getByText(/^Invoice AG-\d{4}-0001$/).waitFor();
    const [saved] = await Promise.all([
      client.waitForEvent('download'),
      button(client, /^Download AG-\d{4}-0001 as PDF$/).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^AG-\d{4}-0001\.pdf$/);
  });

  it('shows a change as a difference, which the client accepts', async () => {
    const asset = await addAsset(tenant.clientToken, cast.voice.id, 'Cut-down');
    await addLicence(tenant.clientToken, asset.id);
    await client.reload();
    await client.getByRole('heading', { name: 'The project has changed' }).waitFor();
    await client.getByText('+€399.30').waitFor();
    await button(client, 'Accept €1,185.80').click();
    await client.getByRole('dialog').getByRole('button', { name: 'Order anyway for €1,185.80' }).click();
    await admin.getByText('New price accepted by the client: €1,185.80').waitFor();
    await button(admin, 'Confirm order').click();
    await button(admin, 'Confirm and send invoice').click();
    await client.getByText(/^Credit note AG-\d{4}-C0001$/).waitFor();
  });

  it('is paid in parts, and the client sees each', async () => {
    // A date that differs from the browser's: the agency's day is proposed.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const elsewhere =
      zones.find((zone) => getDayInZone(zone, new Date()) !== getDayInZone('UTC', new Date())) ?? '';
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ timeZone: elsewhere });
    await admin.reload();
    await button(admin, 'Record payment').click();

    const dialog = admin.getByRole('dialog');
    await expect
      .poll(() => readShownDate(getDateField(dialog, 'Received on')))
      .toBe(getDayInZone(elsewhere, new Date()));
    await dialog.getByLabel('Amount').fill('2000');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('This is more than the open amount.').waitFor();
    await dialog.getByLabel('Amount').fill('185.80');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await client.getByText('Still due').waitFor();
    await button(admin, 'Record payment').click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await client.getByText('Paid', { exact: true }).waitFor();
    for (const page of pages) expect(await findViolations(page)).toEqual([]);
  });
});
