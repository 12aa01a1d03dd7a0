import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStatement } from '@domain/payouts/sample-statement.ts';
import { makePerson } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { firestore } from '../stack/admin.ts';
import { saveAccounts, storePaymentDetails } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant } from '../stack/tenant.ts';

/** Presses that a month's end may take, besides dropping the statement. */
const PRESSES_MAX = 5;

/** Makes an earning of 500.00 that is payable to a talent's account. */
const makePayable = async (agencyId: string, talentId: string): Promise<void> => {
  await firestore()
    .doc(`earnings/${talentId}-order`)
    .set({
      agencyId,
      projectId: 'project',
      orderId: 'order',
      talentId,
      revision: 1,
      projectName: 'Spring campaign',
      currency: 'EUR',
      amount: 50_000,
      roles: [],
      state: 'payable',
      agreedOn: getDayFromNow(-60),
      payableOn: getDayFromNow(-1),
      updatedAt: Timestamp.now(),
    });
  await storePaymentDetails(talentId);
};

describe.runIf(canRun).sequential('month’s end', () => {
  useBrowser();
  let admin: Opened;
  let agencyId: string;
  /** The number of the overdue invoice. */
  let number: string;

  beforeAll(async () => {
    const tenant = await makeTenant(1);
    ({ agencyId } = tenant);
    const person = await makePerson(agencyId, tenant.companyId, 'admin');
    const { show, place, move } = makeOrderCalls();
    await saveTable(person.token, 0);
    await call('PUT', '/billingTerms', { token: person.token, body: makeBillingTerms() });
    await saveAccounts(person.token);
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
    const invoice = firestore().doc(`invoices/${collection.invoiceId}`);
    await invoice.update({ dueOn });
    number = (await invoice.get()).get('number') as string;
    await makePayable(agencyId, tenant.talents[0]?.id ?? '');

    admin = await openAs(`${person.uid}@tests.example`, '/admin/month-end');
  });

  it('takes at most five presses and a dropped statement, and nothing is typed', async () => {
    let presses = 0;
    const press = async (name: string) => {
      presses += 1;
      await admin.getByRole('button', { name }).click();
    };

    await press('Issue 1 invoice');
    await admin.getByText('1 invoice was issued.').waitFor();
    await press('Send 1 reminder');
    await admin.getByText('1 reminder was sent.').waitFor();
    await admin.getByText('Reminded today').waitFor();

    const saving = admin.waitForEvent('download');
    await press('Pay 1 talent and save the file');
    const file = (await saving).suggestedFilename();
    await admin.getByText('Upload the saved file to your bank.').waitFor();

    const runId = file.slice(0, -'.xml'.length).split('-').at(-1) ?? '';
    const xml = makeStatement({
      entries: [
        { reference: 'B1', amount: 50_000, direction: 'out', endToEndId: `${runId}-1` },
        { reference: 'B2', amount: 65_000, direction: 'in', name: 'Globex', text: `Invoice ${number}` },
      ],
      day: getDayFromNow(0),
    });
    await admin
      .getByLabel('Bank statement')
      .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });
    await admin.getByText('1 matched · 1 suggested · 0 unknown').waitFor();
    await admin.getByText(`pays invoice ${number}, of which €650.00 are open`).waitFor();
    await press('Confirm 1 match');
    await admin.getByText('1 match was confirmed.').waitFor();
    await admin.getByText(`pays invoice ${number}`).waitFor({ state: 'detached' });

    const [csv] = await Promise.all([admin.waitForEvent('download'), press('Download CSV')]);
    expect(csv.suggestedFilename()).toMatch(/^bookkeeping-\d{4}-\d{2}\.csv$/);
    expect(presses).toBeLessThanOrEqual(PRESSES_MAX);

    await admin.reload();
    await admin.getByRole('heading', { name: 'Overdue' }).waitFor();
    for (const name of ['Issue', 'reminder', 'Pay', 'Confirm'])
      expect(await admin.getByRole('button', { name }).count()).toBe(0);
    const find = (collection: string) =>
      firestore().collection(collection).where('agencyId', '==', agencyId).get();
    const states = async (collection: string) =>
      (await find(collection)).docs.map((found) => found.get('state') as string).toSorted();
    expect(await states('orders')).toEqual(['confirmed', 'paid']);
    expect(await states('payoutRuns')).toEqual(['settled']);
    expect(await states('earnings')).toContain('paid');
  });

  it('is accessible on a desktop and a phone', async () => {
    for (const width of [1440, 390]) {
      await admin.setViewportSize({ width, height: 900 });
      expect(await findViolations(admin)).toEqual([]);
    }
  });
});
