import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, Serialised } from '@domain/contract.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import type { PayoutRow } from '@domain/payouts/payouts.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order, Payment } from '@domain/orders/orders.ts';
import type { Waiting } from '@domain/work/work.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const { show, place, move, pay } = makeOrderCalls();
let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  [admin, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
  await saveTable(admin.token, 0);
  // At home, so that VAT is charged.
  const body = { ...BILLING, country: 'ESP', vatTaxId: 'ESB12345674' };
  await call('POST', '/billing', { token: tenant.clientToken, body });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
});

const makeConfirmed = async () => {
  const { id } = (await makeOrderable(tenant)).project;
  const { collection: draft } = await show(tenant.clientToken, id);
  await place(tenant.clientToken, id, draft.priceKey);
  return (await move(tenant.teamToken, id, 'confirmed')).collection;
};
const credit = (token: string, id: string, net: number) =>
  call<Serialised<Order>>('POST', `/order/${id}/credit`, { token, body: { net, reason: 'Shorter spot' } });
const refund = (token: string, id: string, amount: number, refundedOn = getDayFromNow(0)) =>
  call<Serialised<Order>>('POST', `/order/${id}/refund`, {
    token,
    body: { amount, refundedOn, reference: 'Transfer back' },
  });
const readBuyer = async (orderId: string): Promise<string> => {
  const order = await firestore().doc(`orders/${orderId}`).get();
  const buyer = await firestore()
    .doc(`users/${order.get('orderedBy')}`)
    .get();
  return buyer.get('email') as string;
};
const findPapers = async (orderId: string) => {
  const found = await firestore().collection('invoices').where('orderId', '==', orderId).get();
  const papers = found.docs.map((paper) => ({ ...(paper.data() as Invoice), id: paper.id }));
  return papers.filter(({ kind }) => kind === 'creditNote');
};

describe('a partial credit', () => {
  it('takes its net amount and VAT off the order by a credit note with its reason', async () => {
    const { id, net, total } = await makeConfirmed();
    const { status, collection } = await credit(tenant.teamToken, id, 1_001);
    expect(status).toBe(201);
    const mail = await waitForMail(await readBuyer(id), 1, ({ subject }) =>
      subject.startsWith('Credit note'),
    );
    expect(mail.text).toContain(collection.credits?.[0]?.number);
    // 21 % of 1,001, rounded half up.
    expect(collection).toMatchObject({ net: net - 1_001, total: total - 1_211, state: 'confirmed' });
    const [paper] = await findPapers(id);
    expect(paper).toMatchObject({ net: 1_001, total: 1_211, vat: { amount: 210, rate: 2_100 } });
    expect(paper?.lines).toEqual([{ kind: 'extra', label: 'Shorter spot', amount: 1_001 }]);
    expect(collection.credits).toEqual([
      { number: paper?.number, reason: 'Shorter spot', net: 1_001, vat: 210 },
    ]);

    const headers = { Authorization: `Bearer ${tenant.clientToken}`, 'Accept-Language': 'en' };
    const answer = await fetch(`${APP}/api/invoice/${paper?.id}`, { headers });
    const printed = readPdfText(Buffer.from(await answer.arrayBuffer())).join(' ');
    expect(printed).toContain('Shorter spot');

    const whole = await credit(tenant.teamToken, id, collection.net);
    expect([whole.status, whole.error.code]).toEqual([422, 'credit.tooMuch']);
    expect((await credit(stranger.token, id, 1)).status).toBe(404);
    expect((await credit(tenant.clientToken, id, 1)).status).toBe(403);
  });

  it('lowers the earnings of the talents whose fees it names, with their deductions', async () => {
    const { id, net, total } = await makeConfirmed();
    await pay(tenant.teamToken, id, total, getDayFromNow(0));
    const [talent] = tenant.talents;
    const path = `earnings/${id}_${talent?.id}`;
    const before = (await firestore().doc(path).get()).data() as Earning;
    await firestore()
      .doc(path)
      .update({ paid: before.net, paidOn: getDayFromNow(0), state: 'paid' });
    const creditFee = (amount: number) =>
      call<Serialised<Order>>('POST', `/order/${id}/credit`, {
        token: admin.token,
        body: { net: 5_000, reason: 'Shorter spot', fees: [{ talentId: talent?.id, amount }] },
      });

    expect((await creditFee(5_001)).error.property).toBe('fees');
    const body = { net: 5_000, reason: 'x', fees: [{ talentId: 'nobody', amount: 1 }] };
    const unknown = await call('POST', `/order/${id}/credit`, { token: admin.token, body });
    expect(unknown.error.property).toBe('fees[0].amount');

    expect((await creditFee(3_333)).collection.net).toBe(net - 5_000);
    const stored = (await firestore().doc(path).get()).data() as Earning & { readonly isOverpaid: boolean };
    expect(stored.amount).toBe(before.amount - 3_333);
    expect(stored.roles.reduce((sum, { amount }) => sum + amount, 0)).toBe(stored.amount);
    expect(stored.net).toBe(stored.amount - (stored.share ?? 0));
    // The next payout deducts what was paid too much.
    expect(stored).toMatchObject({ state: 'paid', paid: before.net, isOverpaid: true });
    const preview = await call<Page<PayoutRow>>('GET', `/payoutPreview?day=${getDayFromNow(0)}`, {
      token: admin.token,
    });
    expect(preview.collection.items).toMatchObject([{ net: -3_333, obstacle: 'nothingNet' }]);
  });

  it('leaves the rest for the credit note of a cancellation', async () => {
    const { id, net, total } = await makeConfirmed();
    await credit(tenant.teamToken, id, 1_000);
    await move(admin.token, id, 'cancelled');
    const papers = await findPapers(id);
    expect(papers.reduce((sum, paper) => sum + paper.net, 0)).toBe(net);
    expect(papers.reduce((sum, paper) => sum + paper.total, 0)).toBe(total);
  });

  it('marks an order as paid once nothing is open', async () => {
    const { id, total } = await makeConfirmed();
    await pay(tenant.teamToken, id, total - 121, getDayFromNow(0));
    expect((await credit(tenant.teamToken, id, 100)).collection).toMatchObject({ state: 'paid' });
  });
});

describe('a refund', () => {
  it('is recorded for what was paid beyond the total, by admins', async () => {
    const { id, total } = await makeConfirmed();
    await pay(tenant.teamToken, id, total, getDayFromNow(0));
    expect((await refund(admin.token, id, 1)).error.code).toBe('refund.tooMuch');
    expect((await credit(tenant.teamToken, id, 100)).status).toBe(403);
    expect((await credit(admin.token, id, 100)).status).toBe(201);

    expect((await refund(admin.token, id, 122)).error.code).toBe('refund.tooMuch');
    expect((await refund(admin.token, id, 1, getDayFromNow(2))).error.code).toBe('payment.future');
    expect((await refund(tenant.teamToken, id, 121)).status).toBe(403);
    expect((await refund(stranger.token, id, 121)).status).toBe(404);
    const { status, collection } = await refund(admin.token, id, 121);
    expect([status, collection.paid, collection.state]).toEqual([201, total - 121, 'paid']);

    const payments = await firestore().collection('payments').where('orderId', '==', id).get();
    expect(payments.docs.map((payment) => (payment.data() as Payment).amount).toSorted()).toEqual([
      -121,
      total,
    ]);
  });
});

describe('a discount', () => {
  it('lowers the price with its reason before the confirmation only', async () => {
    const { id } = (await makeOrderable(tenant)).project;
    const discount = { label: 'Second spot', amount: -500 };
    const set = (...extras: readonly object[]) =>
      call('PUT', `/order/${id}/extras`, { token: tenant.teamToken, body: { extras } });
    const { collection: draft } = await show(tenant.clientToken, id);
    expect((await set(discount)).status).toBe(200);

    const { collection: lower } = await show(tenant.clientToken, id);
    expect([lower.net, lower.extras]).toEqual([draft.net - 500, [discount]]);
    await set({ ...discount, amount: -draft.net - 1 });
    const { collection: negative } = await show(tenant.clientToken, id);
    expect(negative.obstacles).toEqual(['discount']);
    expect((await place(tenant.clientToken, id, negative.priceKey)).error.code).toBe('order.discount');

    await set(discount);
    await place(tenant.clientToken, id, lower.priceKey);
    const { collection: confirmed } = await move(tenant.teamToken, id, 'confirmed');
    const paper = await firestore().doc(`invoices/${confirmed.invoiceId}`).get();
    expect((paper.data() as Invoice).lines).toContainEqual({ kind: 'extra', ...discount });
    expect((await set({ ...discount, amount: -600 })).status).toBe(409);
    expect((await set(discount, { label: 'Pickup', amount: 1_000 })).status).toBe(200);
  });
});

describe('a charge on a placed order', () => {
  it('is mailed to its client and waits for them until they accept the price or it is taken off', async () => {
    const { id } = await makeConfirmed();
    const set = (...extras: readonly object[]) =>
      call('PUT', `/order/${id}/extras`, { token: tenant.teamToken, body: { extras } });
    const countWaiting = async () => {
      const { collection } = await call<readonly Waiting[]>('GET', '/today', { token: tenant.clientToken });
      return collection.find(({ kind }) => kind === 'pricesToAccept')?.count ?? 0;
    };
    const pickup = { label: 'Pickup', amount: 1_000 };
    const earlier = await countWaiting();

    await set(pickup);
    expect(await countWaiting()).toBe(earlier + 1);
    const mail = await waitForMail(await readBuyer(id), 1, ({ subject }) =>
      subject.startsWith('New price to accept'),
    );
    expect(mail.text).toContain('by +€10.00 before VAT');
    await set();
    expect(await countWaiting()).toBe(earlier);

    await set(pickup);
    const { collection: order } = await show(tenant.clientToken, id);
    await place(tenant.clientToken, id, order.change?.priceKey ?? '');
    expect(await countWaiting()).toBe(earlier);
  });
});
