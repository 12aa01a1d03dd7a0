import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('month’s end', () => {
  useBrowser();
  let admin: Opened;
  let agencyId: string;

  beforeAll(async () => {
    const tenant = await makeTenant(1);
    ({ agencyId } = tenant);
    const person = await makePerson(agencyId, tenant.companyId, 'admin');
    const { show, place, move } = makeOrderCalls();
    await saveTable(person.token, 0);
    await call('PUT', '/billingTerms', { token: person.token, body: makeBillingTerms() });
    await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });

    const order = async () => {
      const { id } = (await makeOrderable(tenant)).project;
      const { collection } = await show(tenant.clientToken, id);
      await place(tenant.clientToken, id, collection.priceKey);
      return id;
    };
    const [late = ''] = await Promise.all([order(), order()]);
    const { collection } = await move(person.token, late, 'confirmed');
    const dueOn = getDayFromNow(-9);
    await firestore().doc(`orders/${late}`).update({ dueOn });
    await firestore().doc(`invoices/${collection.invoiceId}`).update({ dueOn });

    admin = await openAs(`${person.uid}@tests.example`, '/admin/month-end');
  });

  it('issues all invoices by one press, and reminds of all overdue ones by another', async () => {
    await admin.getByRole('button', { name: 'Issue 1 invoice' }).click();
    await admin.getByText('1 invoice was issued.').waitFor();
    await admin.getByRole('button', { name: 'Send 1 reminder' }).click();
    await admin.getByText('1 reminder was sent.').waitFor();
    await admin.getByText('Reminded today').waitFor();

    const { docs } = await firestore().collection('invoices').where('agencyId', '==', agencyId).get();
    expect(docs).toHaveLength(2);
  });

  it('saves the postings of last month by one press', async () => {
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^bookkeeping-\d{4}-\d{2}\.csv$/);
  });

  it('is accessible on a desktop and a phone', async () => {
    for (const width of [1440, 390]) {
      await admin.setViewportSize({ width, height: 900 });
      expect(await findViolations(admin)).toEqual([]);
    }
  });
});
