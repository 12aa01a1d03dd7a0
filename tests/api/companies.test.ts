import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '@domain/accounts/accounts.ts';
import { SETTLE_MS, type MergePreview, type MergeProgress } from '@domain/companies/companies.ts';
import { continueMerges } from '../../functions/src/features/companies/continue-merges.ts';
import { COMPANY_COLLECTIONS } from '../../functions/src/work/collections/company-merges.ts';
import { moveCompany } from '../../functions/src/work/records/company-merges.ts';
import { getDescribedFields } from '../rules/data-model.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING } from '../stack/orders.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;
let client: Person;
let cast: Cast;
let intoId: string;
let uses = 0;

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const makeCompany = async (agencyIds: readonly string[], name: string): Promise<string> => {
  uses += 1;
  const id = `company-${tenant.key}-${uses}`;
  await firestore().doc(`companies/${id}`).set({ name, companyType: 'STUDIO', agencyIds });
  return id;
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  [admin, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});

const update = (id: string, body: object, token = admin.token) =>
  call<Company>('PATCH', `/company/${id}`, { token, body });
const preview = (id: string, into: string, token = admin.token, headers = {}) =>
  call<MergePreview>('GET', `/company/${id}/merge?into=${into}`, { token, headers });
const merge = (id: string, into: string, token = admin.token, headers = {}) =>
  call<MergeProgress>('POST', `/company/${id}/merge`, { token, body: { into }, headers });
const NEW = { name: 'Globex Films', companyType: 'AGENCY' };

describe('a company', () => {
  it('is changed by an admin of its only agency, based on its current version', async () => {
    const id = await makeCompany([tenant.agencyId], 'Globx');
    const was = { name: 'Globx', companyType: 'STUDIO' };
    const { status, collection } = await update(id, { ...NEW, was });
    expect([status, collection]).toMatchObject([200, NEW]);
    expect(await readDoc(`companies/${id}`)).toMatchObject(NEW);
    const late = await update(id, { name: 'Globex Inc', companyType: 'AGENCY', was });
    expect([late.status, late.error.code]).toEqual([409, 'record.fieldStale']);
    expect((await update(id, { name: '', companyType: 'AGENCY' })).status).toBe(422);
    expect((await update(id, { name: 'X', companyType: 'NONE_SUCH' })).status).toBe(422);
  });

  it('can’t be changed by others, nor by one agency if others work with it', async () => {
    const id = await makeCompany([tenant.agencyId], 'Own');
    const shared = await makeCompany([tenant.agencyId, otherTenant.agencyId], 'Shared');
    expect((await update(id, NEW, stranger.token)).status).toBe(404);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await update(id, NEW, token)).status).toBe(403);
    for (const token of [admin.token, stranger.token])
      expect((await update(shared, NEW, token)).error.code).toBe('company.shared');
    expect(await readDoc(`companies/${shared}`)).toMatchObject({ name: 'Shared' });
    expect((await update(id, NEW)).status).toBe(200);
  });
});

describe('a merge of two companies', () => {
  beforeAll(async () => {
    intoId = await makeCompany([tenant.agencyId], 'Globex GmbH');
    client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    cast = await makeCast(tenant);
    const billing = await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
    expect(billing.status).toBe(201);
  });

  it('has a preview, and is refused to all but admins of the agency that has both', async () => {
    const { companyId } = tenant;
    const { status, collection } = await preview(companyId, intoId);
    expect([status, collection]).toMatchObject([
      200,
      {
        from: { id: companyId },
        into: { id: intoId, name: 'Globex GmbH' },
        moves: { projects: 1, orders: 0 },
        people: { from: expect.arrayContaining([expect.any(String)]), into: [] },
        billing: 'moves',
        obstacle: null,
      },
    ]);

    const foreign = await makeCompany([otherTenant.agencyId], 'Foreign');
    const both = await makeAccount({
      uid: `both-${tenant.key}`,
      held: { admin: [otherTenant.agencyId], agencyTeam: [tenant.agencyId] },
    });
    const here = { 'X-Agency-Id': tenant.agencyId };
    for (const act of [preview, merge]) {
      expect((await act(companyId, intoId, stranger.token)).status).toBe(404);
      expect((await act(companyId, foreign)).status).toBe(404);
      expect((await act(foreign, intoId)).status).toBe(404);
      expect((await act(companyId, companyId)).status).toBe(422);
      for (const token of [tenant.teamToken, client.token, tenant.talentToken])
        expect((await act(companyId, intoId, token)).status).toBe(403);
      // An acting admin counts as a client, and an admin of another agency has no role here.
      expect((await act(companyId, intoId, await getActingToken(admin.token, client.uid))).status).toBe(403);
      expect((await act(companyId, intoId, both.token, here)).status).toBe(403);
    }

    expect((await readDoc(`companies/${companyId}`))?.['mergedInto']).toBeUndefined();
  });

  it('is refused for a company linked to others by its record, its people or its projects', async () => {
    const shared = await makeCompany([tenant.agencyId, otherTenant.agencyId], 'Shared');
    const peopled = await makeCompany([tenant.agencyId], 'Peopled');
    await firestore()
      .doc(`clients/of-both-${tenant.key}`)
      .set({ companyId: peopled, agencyIds: [tenant.agencyId, otherTenant.agencyId] });

    const working = await makeCompany([tenant.agencyId], 'Working');
    const foreign = firestore().doc(`projects/foreign-${tenant.key}`);
    await foreign.set({ companyId: working, agencyId: otherTenant.agencyId });

    for (const id of [shared, peopled, working]) {
      expect((await preview(id, intoId)).collection.obstacle).toBe('shared');
      expect((await merge(id, intoId)).error.code).toBe('company.shared');
      expect((await readDoc(`companies/${id}`))?.['mergedInto']).toBeUndefined();
    }

    await Promise.all([foreign.delete(), firestore().doc(`clients/of-both-${tenant.key}`).delete()]);

    // A company shared with another agency stays; the reply reveals nothing about that.
    const alone = await makeCompany([tenant.agencyId], 'Alone');
    expect((await merge(alone, shared)).status).toBe(200);
  });

  it('moves everything of the company, once, and leaves nothing', async () => {
    const { companyId, agencyId } = tenant;
    const before = await Promise.all(
      COMPANY_COLLECTIONS.map(async (collection) => {
        const query = firestore().collection(collection).where('companyId', '==', companyId);
        return (await query.count().get()).data().count;
      }),
    );
    const licence = firestore().doc(`soldLicences/sold-${tenant.key}`);
    const talentId = tenant.talents[0]!.id;
    const order = { agencyId, brandKey: `${companyId} globex`, category: null, uses: [] };
    const live = firestore().doc(`liveLicences/${talentId}`);
    await Promise.all([
      licence.set({ agencyId, companyId, talentId, orderId: 'sold', brand: 'Globex', state: 'live' }),
      live.set({ orders: { sold: order } }),
    ]);

    const [first, second] = await Promise.all([merge(companyId, intoId), merge(companyId, intoId)]);
    expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThan(0);

    const again = await merge(companyId, intoId);
    expect([again.status, again.collection.state]).toEqual([200, 'settling']);

    for (const [index, collection] of COMPANY_COLLECTIONS.entries()) {
      const all = firestore().collection(collection);
      const [left, moved] = await Promise.all(
        [companyId, intoId].map(
          async (id) => (await all.where('companyId', '==', id).count().get()).data().count,
        ),
      );
      const planted = collection === 'soldLicences' ? 1 : 0;
      expect([collection, left, moved]).toEqual([collection, 0, (before[index] ?? 0) + planted]);
    }

    expect(before.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
    expect((await readDoc(`projects/${cast.project.id}`))?.['companyName']).toBe('Globex GmbH');
    expect((await readDoc(`castings/${cast.castingId}`))?.['project']).toMatchObject({
      companyName: 'Globex GmbH',
    });
    expect(await readDoc(`billings/${agencyId}_${intoId}`)).toMatchObject({ ...BILLING, companyId: intoId });
    expect(await readDoc(`users/${client.uid}`)).toMatchObject({ companyId: intoId });

    const project = await call('GET', `/project/${cast.project.id}`, { token: client.token });
    expect(project.status).toBe(200);
    // The company defines the brand that a voice is licensed for.
    expect((await live.get()).get('orders.sold')).toEqual({ ...order, brandKey: `${intoId} globex` });
    expect((await licence.get()).get('companyId')).toBe(intoId);
    await Promise.all([licence.delete(), live.delete()]);

    const mailed = await firestore().collection('mail').where('kind', '==', 'companies-merged').get();
    const snapshots = mailed.docs.filter((mail) => mail.get('params.from') === 'Test company');
    expect(snapshots.map((mail) => mail.id)).toContain(`companies-merged_${companyId}_${client.uid}`);
    expect(new Set(snapshots.map((mail) => mail.id)).size).toBe(snapshots.length);

    const audited = await firestore()
      .collection('audit')
      .where('agencyId', '==', agencyId)
      .where('subject', '==', `companies/${companyId}`)
      .get();
    expect(audited.docs.map((record) => String(record.get('action')))).toEqual(['companies.merge']);
  });

  it('redirects the old id to the remaining company only', async () => {
    const made = await call<{ companyId: string }>('POST', '/project', {
      token: admin.token,
      body: { name: 'Later', brand: 'Brand', campaignName: 'Campaign', companyId: tenant.companyId },
    });
    expect([made.status, made.collection.companyId]).toEqual([201, intoId]);

    const listed = await call<readonly Company[]>('GET', '/company', { token: admin.token });
    if (listed.status === 200) expect(listed.collection.map(({ id }) => id)).not.toContain(tenant.companyId);

    const elsewhere = await makeCompany([tenant.agencyId], 'Elsewhere');
    expect((await merge(tenant.companyId, elsewhere)).error.code).toBe('company.merged');
    expect((await merge(tenant.companyId, intoId, stranger.token)).status).toBe(404);
    // Pending moves into a company block its own merge.
    expect((await preview(intoId, elsewhere)).collection.obstacle).toBe('merging');
  });

  it('resumes after a failure, and completes after another check', async () => {
    const late = firestore().doc(`voices/late-${tenant.key}`);
    await late.set({ agencyId: tenant.agencyId, companyId: tenant.companyId, projectId: 'p', name: 'Late' });
    await continueMerges(Date.now());
    expect((await readDoc(`companyMerges/${tenant.companyId}`))?.['state']).toBe('settling');
    expect((await late.get()).get('companyId')).toBe(tenant.companyId);
    await continueMerges(Date.now() + SETTLE_MS + 1000);
    expect((await late.get()).get('companyId')).toBe(intoId);
    expect(await readDoc(`companyMerges/${tenant.companyId}`)).toMatchObject({ state: 'done', dueAt: null });

    const done = await merge(tenant.companyId, intoId);
    expect([done.status, done.collection.state]).toEqual([200, 'done']);
    await late.delete();
  });

  it('completes an interrupted step', async () => {
    const from = await makeCompany([tenant.agencyId], 'Halves');
    const record = { agencyId: tenant.agencyId, intoId, intoName: 'Globex GmbH', id: from };
    await firestore()
      .doc(`companyMerges/${from}`)
      .set({ ...record, state: 'moving', moved: 0, startedAt: Timestamp.now(), dueAt: Timestamp.now() });

    const batch = firestore().batch();
    const names = Array.from({ length: 250 }, (_, place) => `half-${tenant.key}-${place}`);
    for (const name of names)
      batch.set(firestore().doc(`voices/${name}`), {
        agencyId: tenant.agencyId,
        companyId: from,
        projectId: 'p',
        name,
      });

    await batch.commit();
    expect(await moveCompany(record, Date.now() - 1)).toBe(false);
    expect(await moveCompany(record, Date.now() + 10_000)).toBe(true);
    expect((await readDoc(`companyMerges/${from}`))?.['moved']).toBe(250);

    const gone = firestore().batch();
    for (const name of names) gone.delete(firestore().doc(`voices/${name}`));
    gone.delete(firestore().doc(`companyMerges/${from}`));
    await gone.commit();
  });

  it('covers every collection with a company', () => {
    const naming = [...getDescribedFields()].filter(([, fields]) => fields.includes('companyId'));
    // Nobody listens to the pulses of a merged company, and its counts follow what moves.
    const apart = ['users', 'clients', 'billings', 'pulses', 'companyCounts'];
    expect(COMPANY_COLLECTIONS.toSorted()).toEqual(
      naming
        .map(([name]) => name)
        .filter((name) => !apart.includes(name))
        .toSorted(),
    );
  });
});
