import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUGGESTED_TERMS } from '@domain/bookings/booking-terms.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP } from '@domain/projects/steps.ts';
import { makePerson, type Person } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { firestore } from '../stack/admin.ts';
import { accept, addRoleLicence, getLink, requestAvailability, toPage } from '../stack/availability.ts';
import { saveAccounts, storePaymentDetails } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { BILLING, makeBillingTerms } from '../stack/orders.ts';
import { choosePlace } from '../stack/places.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

/** Bookings are days ahead, so a long notice is late already. */
const LATE = { underHours: 400, sessionPercent: 50, usagePercent: 0, studio: 'free' } as const;

interface Production {
  readonly tenant: Tenant;
  readonly admin: Person;
  readonly client: Person;
  readonly cast: Cast;
}

describe.runIf(canRun).sequential('a held slot', () => {
  useBrowser();
  let first: Production;
  let second: Production;
  let firstId: string;
  let secondId: string;
  let talentId: string;

  const makeProduction = async (): Promise<Production> => {
    const tenant = await makeTenant(1);
    const { agencyId, companyId } = tenant;
    const [admin, client] = await Promise.all([
      makePerson(agencyId, companyId, 'admin'),
      makePerson(agencyId, companyId, 'client'),
    ]);

    await saveTable(admin.token, 0);
    await call('POST', '/billing', { token: client.token, body: BILLING });
    const payable = { event: 'confirmed', days: 0 };
    await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms({ payable }) });
    await call('PUT', '/bookingTerms', {
      token: admin.token,
      body: { ...SUGGESTED_TERMS, steps: [LATE], basedOn: 0 },
    });

    const cast = await makeCast({ ...tenant, clientToken: client.token }, 1);
    await addRoleLicence(client.token, cast.voice.id);
    await choosePlace(cast.shortlisted[0]?.id, cast.project.id, client.token);
    return { tenant, admin, client, cast };
  };

  /** The talent of the first agency holds a slot for both. */
  const hold = async ({ tenant, client, cast }: Production): Promise<string> => {
    const { collection } = await requestAvailability(client.token, cast, { kind: 'option' });
    const { id = '', talentId: requested = '' } = collection[0] ?? {};
    const link = await getLink(tenant.talents[0]?.email ?? '');
    talentId ||= requested;
    await firestore().doc(`availabilityRequests/${id}`).update({ talentId });
    await firestore().doc(`availabilityInvites/${id}`).update({ talentId });
    await firestore()
      .doc(`talents/${talentId}`)
      .update({ agencyIds: FieldValue.arrayUnion(tenant.agencyId) });
    await refreshCopies(talentId);
    await accept(link, (await toPage(link)).collection);
    return id;
  };

  beforeAll(async () => {
    talentId = '';
    [first, second] = await Promise.all([makeProduction(), makeProduction()]);

    firstId = await hold(first);
    secondId = await hold(second);

    await storePaymentDetails(talentId);
    await saveAccounts(second.admin.token);
  });

  it('is challenged, booked, cancelled late, charged and paid out', { tags: ['long'] }, async () => {
    const { client, admin, cast } = second;
    const emailOf = ({ uid }: Person) => `${uid}@tests.example`;

    const page = await openAs(emailOf(client), addresses.project.href(cast.project.id, BOOKING_STEP));
    await page.getByRole('button', { name: /^Challenge earlier options/u }).click();
    await page.getByText('Earlier options').first().waitFor();
    await call('POST', `/request-availability/${firstId}/release`, { token: first.client.token, body: {} });

    await page.getByRole('button', { name: /^Book .* for Narrator$/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText('Booked', { exact: true }).first().waitFor();

    await page
      .getByRole('button', { name: /^Cancel/u })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Cancelling now costs €110.00 before VAT').waitFor();
    await dialog.getByText('If illness or force majeure is the reason, ask the agency').waitFor();
    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel for €110.00' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await firestore().doc(`availabilityRequests/${secondId}`).get()).get('state')).toBe('cancelled');

    const office = await openAs(emailOf(admin), addresses.castingsProject.href(cast.project.id, ORDER_STEP));
    await office.getByText(/Cancelled booking.*€110\.00 before VAT/u).waitFor();
    expect(await findViolations(office)).toEqual([]);
    await office.getByRole('button', { name: 'Confirm and invoice: Cancelled booking' }).click();
    await office.getByText('Invoiced', { exact: true }).waitFor();
    await office.getByRole('button', { name: 'Mark as paid: Cancelled booking' }).click();

    await office.goto(addresses.payouts.href());
    await office.getByRole('button', { name: 'Prepare 1 payment: €100.00' }).click();
    await office.getByRole('button', { name: 'Approve' }).click();
    const saving = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Payment file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^payout-.*\.xml$/);
  });
});
