import { beforeAll, expect } from 'vitest';
import type { Order } from '@domain/orders/orders.ts';
import {
  getOrderStage,
  type MOVES,
  ORDER_STAGES,
  orderTransitions,
  type OrderStage,
} from '@domain/orders/transitions.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

const { show, place, move, pay } = makeOrderCalls();
let tenant: Tenant;
let tokens: Readonly<Record<Person, string>>;
let ids: Readonly<Record<OrderStage, string>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;

  const [admin, engineer, otherCompany] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'engineer'),
    makePerson(agencyId, rival.companyId, 'client'),
  ]);

  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    talent: tenant.talentToken,
    otherCompany: otherCompany.token,
    otherAgency: rival.teamToken,
  };
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tokens.client, body: BILLING });
});

const saveTerms = async (basedOn: number, change: object = {}) => {
  const body = makeBillingTerms({ basedOn, ...change });
  expect((await call('PUT', '/billingTerms', { token: tokens.admin, body })).status).toBe(200);
};
const setExtras = (token: string, id: string, label: string) =>
  call('PUT', `/order/${id}/extras`, { token, body: { extras: [{ label, amount: 1_000 }] } });
const placeNow = async (token: string, id: string) => {
  const { collection } = await show(tokens.client, id);
  return place(token, id, collection.change?.priceKey ?? collection.priceKey);
};

/** The moves by which an order comes into a state. */
const WAYS: Readonly<Record<OrderStage, readonly (keyof typeof MOVES)[] | null>> = {
  draft: null,
  received: [],
  awaiting: ['confirmed'],
  confirmed: ['confirmed'],
  paid: ['confirmed', 'paid'],
  cancelled: ['cancelled'],
};

const makeOrder = async (stage: OrderStage): Promise<string> => {
  const { id } = (await makeOrderable(tenant)).project;
  const ways = WAYS[stage];
  if (ways) await placeNow(tokens.client, id);
  else await show(tokens.client, id);
  for (const state of ways ?? []) await move(tokens.agencyTeam, id, state);
  // Another price, which the client may accept.
  if (stage !== 'cancelled') await setExtras(tokens.agencyTeam, id, 'Pickup');
  // A draft follows it once it is shown.
  const { total } = (await show(tokens.client, id)).collection;
  // More was received than the order needs.
  if (stage === 'paid' || stage === 'cancelled')
    await firestore()
      .doc(`orders/${id}`)
      .update({ paid: total + 1 });
  return id;
};

const setUp = async () => {
  await saveTerms(0);
  const made: [OrderStage, string][] = [];
  for (const stage of ORDER_STAGES.filter((item) => item !== 'awaiting'))
    made.push([stage, await makeOrder(stage)]);
  const overdue = made.find(([stage]) => stage === 'confirmed')?.[1] ?? '';
  const { invoiceId } = (await firestore().doc(`orders/${overdue}`).get()).data() as Order;
  await firestore().doc(`invoices/${invoiceId}`).update({ dueOn: '2026-01-05' });
  await saveTerms(1, { billsOn: 'acceptance' });
  made.push(['awaiting', await makeOrder('awaiting')]);
  ids = Object.fromEntries(made) as typeof ids;
};

// A provider's report has tests of its own.
const { takePayment: _, ...transitions } = orderTransitions;

describeTransitions('an order', {
  states: ORDER_STAGES,
  transitions,
  people: PEOPLE,
  setUp,
  calls: {
    place: (stage, person) => placeNow(tokens[person], ids[stage]),
    confirm: (stage, person) => move(tokens[person], ids[stage], 'confirmed'),
    bill: (stage, person) => call('POST', `/order/${ids[stage]}/bill`, { token: tokens[person], body: {} }),
    settle: (stage, person) => move(tokens[person], ids[stage], 'paid'),
    recordPayment: (stage, person) => pay(tokens[person], ids[stage], 1, getDayFromNow(0)),
    checkout: (stage, person) =>
      call('POST', `/payment/checkout/${ids[stage]}`, {
        token: tokens[person],
        body: { provider: 'invoice' },
      }),
    cancel: (stage, person) => move(tokens[person], ids[stage], 'cancelled'),
    // Of charges alone, which have tests of their own.
    lowerCharge: (stage, person) =>
      call('PATCH', `/order/${ids[stage]}/charge`, { token: tokens[person], body: { net: 1 } }),
    restart: (stage, person) => move(tokens[person], ids[stage], 'draft'),
    remind: async (stage, person) => {
      const path = firestore().doc(`orders/${ids[stage]}`);
      // Only one a day is allowed.
      if ((await path.get()).get('remindedOn')) {
        const sent = await firestore().collection('mail').where('kind', '==', 'payment-reminder').get();
        await Promise.all([
          path.update({ remindedOn: '2026-01-06' }),
          ...sent.docs.map(({ ref }) => ref.delete()),
        ]);
      }
      return call('POST', `/order/${ids[stage]}/reminder`, { token: tokens[person], body: {} });
    },
    credit: (stage, person) =>
      call('POST', `/order/${ids[stage]}/credit`, {
        token: tokens[person],
        body: { net: 1, reason: 'Goodwill' },
      }),
    refund: (stage, person) =>
      call('POST', `/order/${ids[stage]}/refund`, {
        token: tokens[person],
        body: { amount: 1, refundedOn: getDayFromNow(0) },
      }),
    discount: (stage, person) =>
      call('PUT', `/order/${ids[stage]}/extras`, {
        token: tokens[person],
        body: { extras: [{ label: `Discount by ${person}`, amount: -1 }] },
      }),
    setExtras: (stage, person) => setExtras(tokens[person], ids[stage], 'Extra'),
  },
  read: async (stage) => {
    const record = (await firestore().doc(`orders/${ids[stage]}`).get()).data() as Order;
    return { state: getOrderStage(record), record };
  },
});
