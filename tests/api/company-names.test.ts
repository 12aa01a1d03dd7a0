import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '@domain/accounts/accounts.ts';
import type { CopyCheck, RepairOutcome } from '@domain/health/health.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';
import { onCompanyWritten } from '../../functions/src/features/companies/company-written.ts';
import { renameCopies } from '../../functions/src/work/records/company-names.ts';
import { moveCompany } from '../../functions/src/work/records/company-merges.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeLicence } from '../stack/ledger.ts';
import { makeProjectCalls, readStoredProject, type ProjectView } from '../stack/projects.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let cast: Cast;
/** A licence of the project's voice, and another agency's project for the same company. */
let licence: string;
let foreign: string;
const planted: string[] = [];

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const plant = async (path: string, record: object): Promise<void> => {
  planted.push(path);
  await firestore().doc(path).set(record);
};
const rename = (name: string, id = tenant.companyId) =>
  call<Company>('PATCH', `/company/${id}`, { token: admin.token, body: { name, companyType: 'BRAND' } });
/** The company's name in project, casting and licence. */
const readNames = async () => [
  (await readDoc(`projects/${cast.project.id}`))?.['companyName'] as unknown,
  ((await readDoc(`castings/${cast.castingId}`))?.['project'] as Cast['casting']['project']).companyName,
  (await readDoc(licence))?.['companyName'] as unknown,
];
const { list } = makeProjectCalls(() => tenant.clientToken);

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  cast = await makeCast(tenant);

  const { id, ...sold } = makeLicence(tenant.talents[0]!.id, tenant);
  licence = `soldLicences/${id}`;
  await plant(licence, { ...sold, projectId: cast.project.id, companyName: 'Test company' });
  await refreshCopies(tenant.talents[0]!.id);
  foreign = `projects/foreign-${tenant.key}`;

  const project = await readDoc(`projects/${cast.project.id}`);
  await plant(foreign, { ...project, agencyId: otherTenant.agencyId, languages: [], languageProgress: {} });
});
afterAll(async () => {
  await Promise.all(planted.map((path) => firestore().doc(path).delete()));
  await refreshCopies(tenant.talents[0]!.id);
});

describe('a company’s new name', () => {
  it('is copied to its projects, castings and licences, and not to another agency’s', async () => {
    const invoice = `invoices/of-${tenant.key}`;
    await plant(invoice, { agencyId: tenant.agencyId, companyId: tenant.companyId, buyer: { name: 'Old' } });

    const before = await readDoc(foreign);
    expect((await rename('Zebra Films')).status).toBe(200);
    await expect.poll(readNames).toEqual(['Zebra Films', 'Zebra Films', 'Zebra Films']);

    const { name, brand, campaignName, words } = await readStoredProject(cast.project.id);
    expect(words).toEqual(getWordPrefixes(name, brand, campaignName, 'Zebra Films'));
    expect((await list('?search=zebra')).items).toMatchObject([{ companyName: 'Zebra Films' }]);
    expect(await readDoc(foreign)).toEqual(before);
    expect(await readDoc(invoice)).toMatchObject({ buyer: { name: 'Old' } });
  });

  it('is the latest for any order of events, with repeats', async () => {
    await Promise.all([rename('First'), rename('Second')]);
    expect((await rename('Third')).status).toBe(200);

    const { companyId } = tenant;
    await Promise.all([
      onCompanyWritten(companyId, { before: 'Second', after: 'Third' }),
      onCompanyWritten(companyId, { before: 'First', after: 'Second' }),
    ]);

    expect(await readNames()).toEqual(['Third', 'Third', 'Third']);
    await onCompanyWritten(companyId, { before: 'Zebra Films', after: 'First' });
    expect(await readNames()).toEqual(['Third', 'Third', 'Third']);
  });

  it('reaches a project created with the old name', async () => {
    await firestore().doc(`projects/${cast.project.id}`).update({ companyName: 'Old' });
    const made = await call<ProjectView>('POST', `/project/${cast.project.id}/duplicate`, {
      token: tenant.clientToken,
      body: { name: 'Again' },
    });
    expect([made.status, made.collection.companyName]).toEqual([201, 'Third']);
    await renameCopies(tenant.companyId);
    expect(await readNames()).toEqual(['Third', 'Third', 'Third']);
  });

  it('is copied even to more documents than fit one batch', async () => {
    const { agencyId, companyId } = tenant;
    const paths = Array.from({ length: 201 }, (_, index) => `soldLicences/many-${tenant.key}-${index}`);
    planted.push(...paths);

    const batch = firestore().batch();
    for (const path of paths)
      batch.set(firestore().doc(path), { agencyId, companyId, companyName: 'Old', state: 'replaced' });
    await batch.commit();
    await renameCopies(companyId);

    const query = firestore().collection('soldLicences').where('companyId', '==', companyId);
    expect((await query.where('companyName', '==', 'Third').count().get()).data().count).toBe(202);
  });

  it('is the source when its copies are checked and repaired', async () => {
    const { id } = cast.project;
    const source = `projects/${id}`;

    const makeWrong = () =>
      Promise.all([
        firestore().doc(licence).update({ companyName: 'Old' }),
        firestore().doc(`castings/${cast.castingId}`).update({ 'project.companyName': 'Old' }),
        firestore().doc(source).update({ companyName: 'Old' }),
      ]);

    const compare = async (): Promise<readonly unknown[]> => {
      const faults: unknown[] = [];
      let cursor: string | undefined;
      do {
        const path = `/health/copies${cursor === undefined ? '' : `?cursor=${cursor}`}`;
        const { collection } = await call<CopyCheck>('GET', path, { token: admin.token });
        faults.push(...collection.faults.map((fault) => [fault.source, fault.collection, fault.fields]));
        cursor = collection.cursor;
      } while (cursor !== undefined);
      return faults;
    };

    const repair = async () => {
      const body = { sources: [source] };
      return (await call<RepairOutcome>('POST', '/health/copies/mend', { token: admin.token, body }))
        .collection;
    };

    // Earlier name triggers may run as late as now and repair what this breaks.
    await expect
      .poll(async () => {
        await makeWrong();
        return [await compare(), await repair()];
      })
      .toEqual([
        [
          [source, 'projects', ['companyName']],
          [source, 'castings', ['project.companyName']],
          [source, 'soldLicences', ['companyName']],
        ],
        { done: 3, left: 0 },
      ]);

    expect(await readNames()).toEqual(['Third', 'Third', 'Third']);
  });
});

describe('a company that is merged into another one', () => {
  it('gives its records the other’s current name, which keeps propagating', async () => {
    const intoId = `company-${tenant.key}-into`;
    const { agencyId, companyId } = tenant;
    await firestore()
      .doc(`companies/${intoId}`)
      .set({ name: 'Renamed since', companyType: 'STUDIO', agencyIds: [agencyId] });

    const merge = { id: companyId, agencyId, intoId, fromName: 'Third', intoName: 'At the beginning' };
    const now = Timestamp.now();
    await firestore()
      .doc(`companyMerges/${companyId}`)
      .set({ ...merge, state: 'moving', moved: 0, startedBy: admin.uid, startedAt: now, dueAt: now });
    await firestore().doc(`companies/${companyId}`).update({ agencyIds: [], mergedInto: intoId });
    expect(await moveCompany(merge, Date.now() + 10_000)).toBe(true);
    expect(await readNames()).toEqual(['Renamed since', 'Renamed since', 'Renamed since']);
    expect((await rename('Last', intoId)).status).toBe(200);
    await expect.poll(readNames).toEqual(['Last', 'Last', 'Last']);
    // The old company is gone and can't be renamed.
    expect((await rename('Old')).status).toBe(404);
    await onCompanyWritten(companyId, { before: 'Third', after: 'Fourth' });
    expect(await readNames()).toEqual(['Last', 'Last', 'Last']);
  });
});
