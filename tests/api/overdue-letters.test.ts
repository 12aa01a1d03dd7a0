import { beforeAll, expect, it } from 'vitest';
import type { Waiting, WaitingItem } from '@domain/work/work.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { countMails, listMails } from '../stack/inbox.ts';
import { getPastMoment, tick } from '../stack/moments.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let client: Person;
let id: string;

const { show, place, move, pay } = makeOrderCalls();
const getAddress = () => `${client.uid}@tests.example`;
const readOrder = async () => (await firestore().doc(`orders/${id}`).get()).data();

const setLetters = (letters: object, basedOn: number) =>
  call('PUT', '/billingTerms', {
    token: admin.token,
    body: makeBillingTerms({ letters, basedOn }),
  });

/** Letters to the client, oldest first. */
const listLetters = async (): Promise<readonly string[]> => {
  await countMails(getAddress());
  const found = (await listMails(getAddress())).map(({ subject }) => subject);
  return found.filter((subject) => /overdue|reminder/i.test(subject)).toReversed();
};

const letOverdueSince = async (dueOn: string) => {
  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  await docs[0]?.ref.update({ dueOn });
  const letterDueAt = new Date(getPastMoment(1, '07:00'));
  await firestore().doc(`orders/${id}`).update({ dueOn, letterDueAt });
};

beforeAll(async () => {
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);
  expect((await setLetters({ friendly: 3, firm: 10, last: null }, 0)).status).toBe(200);
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);

  id = (await makeOrderable(tenant)).project.id;
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey)).status).toBe(201);
  expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
});

it('letters need ascending days', async () => {
  const answer = await setLetters({ friendly: 10, firm: 3, last: null }, 1);
  expect(answer.error).toMatchObject({ status: 422, property: 'letters' });
});

it('a confirmed order is checked the morning after its due day', async () => {
  const { dueOn, letterDueAt } = (await readOrder()) ?? {};
  const checkedAt = (letterDueAt as { toDate: () => Date }).toDate().toISOString();
  expect(Date.parse(checkedAt) - Date.parse(String(dueOn))).toBe(31 * 3_600_000);
});

it('each chosen letter is sent once, on its day', async () => {
  await letOverdueSince('2020-02-28');
  await tick('reminders', getPastMoment(1, '09:00'));
  expect(await listLetters()).toEqual([]);

  await tick('reminders', getPastMoment(2, '09:30'));
  await tick('reminders', getPastMoment(2, '09:35'));
  await tick('reminders', getPastMoment(3, '10:00'));
  expect(await listLetters()).toEqual([expect.stringContaining('Payment reminder: invoice')]);
  expect(await readOrder()).toMatchObject({ letter: 'friendly', remindedOn: '2020-03-02' });

  await tick('reminders', getPastMoment(12, '10:00'));
  await tick('reminders', getPastMoment(30, '10:00'));
  expect((await listLetters()).length).toBe(2);
  expect((await listLetters())[1]).toMatch(/is 13 days overdue/);
  expect(await readOrder()).toMatchObject({ letter: 'firm' });

  const steps = await firestore().collection('orderStatus').where('orderId', '==', id).get();
  expect(steps.docs.flatMap((step) => step.get('letter') ?? []).toSorted()).toEqual(['firm', 'friendly']);
});

it('staff see the last letter in what waits, and send the next one by hand', async () => {
  const { collection: waiting } = await call<readonly Waiting[]>('GET', '/today', { token: admin.token });
  expect(waiting.map(({ kind }) => kind)).toContain('invoicesOverdue');
  const { collection: items } = await call<readonly WaitingItem[]>('GET', '/today/invoicesOverdue', {
    token: admin.token,
  });
  expect(items[0]?.detail).toContain('firm reminder sent');

  expect((await call('POST', `/order/${id}/reminder`, { token: admin.token, body: {} })).status).toBe(200);
  expect((await listLetters())[2]).toMatch(/^Last reminder: invoice/);
});

it('a paid order gets no letter', async () => {
  expect((await pay(admin.token, id, 65_000, '2020-03-31')).status).toBe(201);
  expect(await readOrder()).toMatchObject({ state: 'paid', letterDueAt: null });
});
