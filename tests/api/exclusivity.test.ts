import { beforeAll, describe, expect, it } from 'vitest';
import type { LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { firestore } from '../stack/admin.ts';
import { requestAvailability } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { findSold, runLedger, sellElsewhere } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { setTalent, type makeTalentRecord } from '../stack/talent.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let rival: Tenant;
let admin: Person;
let rivalAdmin: Person;
const { show, place, move } = makeOrderCalls();
const THROUGH = getDayFromNow(200);
const EXCLUSIVITY = { category: 'CARS', territory: 'ESP', through: THROUGH, share: 5_000 };

const makeAdmin = async ({ agencyId, companyId, clientToken }: Tenant) => {
  const made = await makePerson(agencyId, companyId, 'admin');
  await saveTable(made.token, 0);
  await call('POST', '/billing', { token: clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: made.token, body: makeBillingTerms() });
  return made;
};

beforeAll(async () => {
  [tenant, rival] = await Promise.all([makeTenant(1), makeTenant(0)]);
  [admin, rivalAdmin] = await Promise.all([makeAdmin(tenant), makeAdmin(rival)]);
  // The voice works with both agencies.
  const [talent] = tenant.talents;
  const agencyIds = [tenant.agencyId, rival.agencyId];
  const stored = await firestore().doc(`talents/${talent?.id}`).get();
  const batch = firestore().batch();
  setTalent(batch, stored.id, { ...(stored.data() as ReturnType<typeof makeTalentRecord>), agencyIds }, [
    { reviewStatus: 'approved' },
  ]);
  for (const collection of ['demos', 'demoCache'])
    batch.update(firestore().doc(`${collection}/${talent?.demoId}`), { agencyIds });
  await batch.commit();
  rival = { ...rival, talents: tenant.talents };
});

let cast: Cast;
let rivalCast: Cast;
setUpOnce(async () => {
  [cast, rivalCast] = await Promise.all([makeOrderable(tenant), makeOrderable(rival)]);
  await Promise.all([cast, rivalCast].map(({ project }) => setCategory(project.id, 'CARS')));
  const old = await firestore().collection('exclusivities').where('talentId', '==', getTalentId()).get();
  await Promise.all(old.docs.map(({ ref }) => ref.delete()));
});

const getTalentId = () => tenant.talents[0]?.id ?? '';
const setCategory = (id: string, brandCategory: string | null) =>
  firestore().doc(`projects/${id}`).update({ brandCategory });
const setExclusivity = (token: string, id: string, exclusivity: object | null = EXCLUSIVITY) =>
  call('PUT', `/project/${id}/exclusivity`, { token, body: { exclusivity } });
const order = async ({ clientToken }: Pick<Tenant, 'clientToken'>, { project }: Cast) => {
  const { collection } = await show(clientToken, project.id);
  return place(clientToken, project.id, collection.priceKey);
};
const sellExclusively = async () => {
  expect((await setExclusivity(admin.token, cast.project.id)).status).toBe(200);
  expect((await order(tenant, cast)).status).toBe(201);
};
const book = (token: string, booked: Cast, kind = 'booking') => requestAvailability(token, booked, { kind });
const findConflicts = async ({ clientToken }: Tenant, { project }: Cast) =>
  (
    await call<LicenceConflicts>(
      'GET',
      `/project/${project.id}/licenceConflicts?talentIds=${getTalentId()}`,
      { token: clientToken },
    )
  ).collection.voices;
const REFUSAL = [409, 'exclusivity.excluded'];
const read = ({ status, error }: { readonly status: number; readonly error: { readonly code: string } }) => [
  status,
  error.code,
];

describe('an exclusivity', () => {
  it('is a line of the order: a share of the talent’s fee, with commission, on paper and in the ledger', async () => {
    const { project } = cast;
    const readPrice = async () =>
      (await call<ProjectPrice>('GET', `/pricing/project/${project.id}`, { token: tenant.clientToken }))
        .collection;
    const before = await readPrice();
    await sellExclusively();

    // 200 of session and 300 of usage: half of it, plus 10 % commission.
    const after = await readPrice();
    expect((after.total ?? 0) - (before.total ?? 0)).toBe(27_500);
    expect(after.rows.find(({ kind }) => kind === 'exclusivity')).toMatchObject({ clientTotal: 27_500 });

    expect((await move(admin.token, project.id, 'confirmed')).status).toBe(200);
    await runLedger();
    const { docs } = await firestore().collection('invoices').where('orderId', '==', project.id).get();
    expect(docs[0]?.data()).toMatchObject({
      exclusivity: { category: { code: 'CARS' }, territory: { code: 'ESP' }, through: THROUGH },
      lines: expect.arrayContaining([{ kind: 'exclusivity', amount: 27_500 }]),
    });
    expect(JSON.stringify(docs[0]?.get('exclusivity'))).not.toContain('share');
    const [sold] = await findSold(project.id);
    expect(sold?.exclusivity?.through).toBe(THROUGH);
    const earned = await firestore().collection('earnings').where('orderId', '==', project.id).get();
    expect(earned.docs.map((earning) => earning.get('amount') as number)).toEqual([75_000]);
  });

  it('keeps others from ordering, booking and holding the voice, with its last day and no name', async () => {
    expect(await findConflicts(rival, rivalCast)).toEqual([]);
    await sellExclusively();

    const refused = await order(rival, rivalCast);
    expect(read(refused)).toEqual(REFUSAL);
    expect(refused.error.message).toContain(THROUGH);
    for (const name of [tenant.agencyId, tenant.companyId, 'brand', cast.project.id])
      expect(JSON.stringify(refused).toLowerCase()).not.toContain(name.toLowerCase());

    for (const kind of ['booking', 'option'])
      expect(read(await book(rival.clientToken, rivalCast, kind))).toEqual(REFUSAL);
    const conflicts = await findConflicts(rival, rivalCast);
    expect(conflicts).toEqual([{ talentId: getTalentId(), conflict: 'excluded', through: THROUGH }]);

    // Nearest allowed: its own company, another category, another country, after its last day.
    expect(await findConflicts(tenant, cast)).toEqual([]);
    await setCategory(rivalCast.project.id, 'BANKING');
    expect((await book(rival.clientToken, rivalCast)).status).toBe(201);
    expect((await order(rival, rivalCast)).status).toBe(201);
  });

  it('needs the category of other brands, and ends with its day or its order', async () => {
    await sellExclusively();
    await setCategory(rivalCast.project.id, null);
    expect(read(await order(rival, rivalCast))).toEqual([409, 'exclusivity.noCategory']);
    await setCategory(rivalCast.project.id, 'CARS');
    expect(read(await order(rival, rivalCast))).toEqual(REFUSAL);

    await firestore()
      .doc(`projects/${rivalCast.project.id}`)
      .update({ airDate: getDayFromNow(201) });
    expect((await order(rival, rivalCast)).status).toBe(201);
    expect((await move(rival.clientToken, rivalCast.project.id, 'cancelled')).status).toBe(200);

    await firestore().doc(`projects/${rivalCast.project.id}`).update({ airDate: null });
    expect((await move(tenant.clientToken, cast.project.id, 'cancelled')).status).toBe(200);
    const left = await firestore().collection('exclusivities').where('talentId', '==', getTalentId()).get();
    expect(left.size).toBe(0);
    expect((await book(rival.clientToken, rivalCast)).status).toBe(201);
  });

  it('is sold once of two orders at the same moment, and keeps an earlier order from being confirmed', async () => {
    await setExclusivity(admin.token, cast.project.id);
    await setExclusivity(rivalAdmin.token, rivalCast.project.id);
    const both = await Promise.all([order(tenant, cast), order(rival, rivalCast)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const sold = await firestore().collection('exclusivities').where('talentId', '==', getTalentId()).get();
    expect(sold.size).toBe(1);
  });

  it('refuses to confirm an order that was placed before it', async () => {
    expect((await order(rival, rivalCast)).status).toBe(201);
    await sellExclusively();
    expect(read(await move(rivalAdmin.token, rivalCast.project.id, 'confirmed'))).toEqual(REFUSAL);
    await move(tenant.clientToken, cast.project.id, 'cancelled');
    expect((await move(rivalAdmin.token, rivalCast.project.id, 'confirmed')).status).toBe(200);
  });

  it('isn’t sold of a voice with a competitor’s licence in force', async () => {
    await sellElsewhere(getTalentId());
    await setExclusivity(admin.token, cast.project.id);
    expect(read(await order(tenant, cast))).toEqual([409, 'exclusivity.taken']);
    await firestore().doc(`liveLicences/${getTalentId()}`).delete();
    expect((await order(tenant, cast)).status).toBe(201);
  });
});

describe('who sets an exclusivity', () => {
  it('are the agency’s staff, with a category, a territory of the catalogue and a day to come', async () => {
    const { id } = cast.project;
    for (const token of [tenant.clientToken, tenant.talentToken, rival.teamToken, rivalAdmin.token])
      expect([403, 404]).toContain((await setExclusivity(token, id)).status);
    for (const [change, property] of [
      [{ category: 'OTHER' }, 'exclusivity.category'],
      [{ category: 'NOTHING' }, 'exclusivity.category'],
      [{ territory: 'OWN_1' }, 'exclusivity.territory'],
      [{ through: getDayFromNow(-1) }, 'exclusivity.through'],
      [{ share: 100_001 }, 'exclusivity.share'],
    ] as const) {
      const refused = await setExclusivity(admin.token, id, { ...EXCLUSIVITY, ...change });
      expect([refused.status, refused.error.property]).toEqual([422, property]);
    }
    expect((await setExclusivity(tenant.teamToken, id)).status).toBe(200);
    expect((await setExclusivity(tenant.teamToken, id, null)).collection).toEqual({ id, exclusivity: null });
  });
});
