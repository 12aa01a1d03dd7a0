/** @module-tag full */
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '@domain/orders/invoices.ts';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let client: Person;
let id: string;
const { show, place, move } = makeOrderCalls();

/** All papers of the order so far: invoices, credit notes, and a confirmation beside each invoice. */
const listPapers = async (): Promise<readonly string[]> => {
  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  return docs.flatMap((paper) => {
    const { kind, revision } = paper.data() as Invoice;
    const invoicePath = `/invoice/${paper.id}`;
    return kind === 'invoice'
      ? [invoicePath, `/order/${id}/confirmation?revision=${revision}`]
      : [invoicePath];
  });
};
const getStatus = async (path: string, token: string): Promise<number> =>
  (await fetch(`${APP}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;

const order = async () => {
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey)).status).toBe(201);
};
const lead = (to: string, by: () => Person) => async () => {
  expect((await move(by().token, id, to)).status).toBe(200);
};
const getAdmin = () => admin;
const getClient = () => client;

/** Every event in the life of an order and its related records, in sequence. */
const LIFE: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['ordered', order],
  ['confirmed', lead('confirmed', getAdmin)],
  ['paid', lead('paid', getAdmin)],
  ['cancelled', lead('cancelled', getAdmin)],
  ['begun again', lead('draft', getClient)],
  ['ordered again', order],
  ['confirmed again', lead('confirmed', getAdmin)],
  ['cancelled again', lead('cancelled', getAdmin)],
  [
    'without its voice',
    async () => {
      const { docs } = await firestore().collection('castingDemos').where('projectId', '==', id).get();
      for (const demo of docs) await demo.ref.delete();
      await firestore().recursiveDelete(firestore().doc(`talents/${tenant.talents[0]?.id}`));
    },
  ],
  ['archived', () => call('POST', `/project/${id}/archive`, { token: client.token })],
  [
    'deleted, as projects could be',
    () =>
      firestore()
        .doc(`projects/${id}`)
        .update({ shelf: 'deleted', deletedAt: Timestamp.fromMillis(0) }),
  ],
  ['purged', () => purgeProjects()],
];

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  await call('POST', '/billing', { token: client.token, body: BILLING });
  id = (await makeOrderable(tenant)).project.id;
});

describe('papers of an order', () => {
  const findWrong = async (token: string, expected: number): Promise<readonly string[]> => {
    const all = await listPapers();
    const statuses = await Promise.all(all.map((path) => getStatus(path, token)));
    return all.filter((_, index) => statuses[index] !== expected);
  };

  it.each(LIFE)('are visible only to their recipients once it is %s', async (_, become) => {
    await become();
    for (const token of [client.token, tenant.teamToken]) expect(await findWrong(token, 200)).toEqual([]);
    expect(await findWrong(otherTenant.teamToken, 404)).toEqual([]);
  });

  it('are all six kept after their project is deleted', async () => {
    expect(await listPapers()).toHaveLength(6);
    expect((await firestore().doc(`projects/${id}`).get()).exists).toBe(false);
    for (const [token, expected] of [
      [admin.token, 200],
      [otherTenant.clientToken, 404],
    ] as const)
      expect(await findWrong(token, expected)).toEqual([]);
  });

  it('keep their project, whose order page shows them', async () => {
    id = (await makeOrderable(tenant)).project.id;
    await order();
    await lead('confirmed', getAdmin)();
    await lead('cancelled', getAdmin)();
    expect((await firestore().doc(`projects/${id}`).get()).get('state')).not.toBe('Ordered');

    const { status, error } = await call('DELETE', `/project/${id}`, { token: client.token });
    expect([status, error.code]).toEqual([409, 'project.cannotDelete']);
    // Without papers it is deleted.
    id = (await makeOrderable(tenant)).project.id;
    await order();
    await lead('cancelled', getClient)();
    expect((await call('DELETE', `/project/${id}`, { token: client.token })).status).toBe(200);
  });
});
