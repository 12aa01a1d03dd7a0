import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import { addDays } from '@domain/values/add-days.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import type { RateTables } from '@domain/pricing/rate-tables.api.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { runLedger, makeLicence, findSold } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

/** Zones that never share a date: at any moment at least one differs from UTC. */
const [AHEAD, BEHIND] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

interface Clocked {
  readonly tenant: Tenant;
  readonly admin: Person;
  readonly today: () => string;
}

const makeClockedTenant = async (timeZone: string): Promise<Clocked> => {
  const tenant = await makeTenant(1);
  const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  const { token } = admin;
  const saved = await call('PATCH', `/agency/${tenant.agencyId}`, { token, body: { timeZone } });
  expect(saved.status).toBe(200);
  return { tenant, admin, today: () => getDayInZone(timeZone, new Date()) };
};

describe.each([
  [AHEAD, 'ended'],
  [BEHIND, 'ending'],
] as const)('the clock of an agency in %s', (zone, stage) => {
  let clocked: Clocked;
  beforeAll(async () => {
    clocked = await makeClockedTenant(zone);
  });

  it('decides when a rate table starts', async () => {
    const { token } = clocked.admin;
    const past = await saveTable(token, 0, { validFrom: addDays(clocked.today(), -1) });
    expect([past.status, past.error.code]).toEqual([422, 'rateTable.past']);
    expect((await saveTable(token, 0, { validFrom: clocked.today() })).status).toBe(201);
    expect((await saveTable(token, 1, { validFrom: addDays(clocked.today(), 1) })).status).toBe(201);

    const { collection } = await call<RateTables>('GET', '/rateTable', { token });
    expect(collection.current?.version).toBe(1);
    expect(collection.coming.map(({ version }) => version)).toEqual([2]);

    // Prices use the same table.
    const { project } = await makeOrderable(clocked.tenant);
    expect((await call('GET', `/pricing/project/${project.id}`, { token })).status).toBe(200);
  });

  it('decides whether a licence is over', async () => {
    const { tenant } = clocked;
    const [last, talent] = [getDayInZone(BEHIND, new Date()), tenant.talents[0]!];
    const { id, ...sold } = makeLicence(talent.id, tenant);
    const ref = firestore().doc(`soldLicences/${id}`);
    await ref.set({ ...sold, firstAirOn: '2020-01-01', expiresOn: last, liveThrough: last });

    const listRows = async (query: string) => {
      const token = tenant.clientToken;
      return (await call<Page<LicenceRow>>('GET', `/soldLicence${query}`, { token })).collection.items;
    };

    expect((await listRows('')).map((row) => row.stage)).toEqual([stage]);
    expect(await listRows(`?stage=${stage}`)).toHaveLength(1);
    expect(await listRows(`?stage=${stage === 'ended' ? 'ending' : 'ended'}`)).toEqual([]);
    await ref.delete();
  });

  it('dates sales and their talents’ earnings', async () => {
    const { tenant, admin, today } = clocked;
    const { token } = admin;
    await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
    await call('PUT', '/billingTerms', { token, body: makeBillingTerms() });

    const { show, place, move } = makeOrderCalls();
    const { project } = await makeOrderable(tenant);
    const { collection: draft } = await show(tenant.clientToken, project.id);
    expect((await place(tenant.clientToken, project.id, draft.priceKey)).status).toBe(201);

    const before = today();
    expect((await move(token, project.id, 'confirmed')).status).toBe(200);
    expect((await move(token, project.id, 'paid')).status).toBe(200);

    const days = [before, today()];
    await runLedger();
    expect(days).toContain((await findSold(project.id))[0]?.soldOn);

    const { docs } = await firestore().collection('earnings').where('orderId', '==', project.id).get();
    const earnings = docs.map((earning) => earning.data() as Earning);
    expect(earnings).toHaveLength(1);
    expect(days).toContain(earnings[0]?.agreedOn);
    expect(days.map((day) => addDays(day, 30))).toContain(earnings[0]?.payableOn);
  });
});
