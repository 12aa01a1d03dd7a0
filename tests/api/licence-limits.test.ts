import { beforeAll, describe, expect, it } from 'vitest';
import type { LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { sellElsewhere } from '../stack/ledger.ts';
import { addAsset, addLicence, makeChoice, saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let cast: Cast;
let assetId: string;
beforeAll(async () => {
  tenant = await makeTenant(1);
  const { token } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(token, 0, { organicShare: 6_000 });
});
setUpOnce(async () => {
  cast = await makeCast(tenant, 1);
  assetId = (await addAsset(tenant.clientToken, cast.voice.id)).id;
});

const add = (change: object, choice = makeChoice()) =>
  addLicence(tenant.clientToken, assetId, { ...choice, ...change });
const readPrice = async () =>
  (await call<ProjectPrice>('GET', `/pricing/project/${cast.project.id}`, { token: tenant.clientToken }))
    .collection;

describe('a licence of online media', () => {
  it('is for paid or organic use: named so, priced by the table, and each once', async () => {
    const paid = await add({ payment: 'paid' });
    expect([paid.status, paid.collection]).toMatchObject([
      201,
      {
        payment: 'paid',
        format: { code: 'INTERNET', label: 'Internet, paid', labelEs: 'Internet, de pago' },
      },
    ]);
    expect((await add({ payment: 'paid' })).error.code).toBe('licence.exists');

    const organic = await add({ payment: 'organic' });
    expect(organic.collection.format.labelEs.endsWith(', orgánico')).toBe(true);
    // 300 of usage and 60 % of it, each with 10 % commission.
    const { licensePriceBreakdown } = await readPrice();
    const prices = new Map(
      licensePriceBreakdown.map(({ licenseId, clientTotal }) => [licenseId, clientTotal]),
    );
    expect([prices.get(paid.collection.id), prices.get(organic.collection.id)]).toEqual([33_000, 19_800]);
  });

  it('is as before without the choice, and other media take none', async () => {
    const [plain, none] = [await add({}), await add({ payment: 'none' })];
    expect([plain.status, 'payment' in plain.collection, none.error.code]).toEqual([
      201,
      false,
      'licence.exists',
    ]);
    const refused = await add({ payment: 'paid' }, makeChoice('1Y', 'TV'));
    expect([refused.status, refused.error]).toMatchObject([
      422,
      { code: 'licence.payment', property: 'payment' },
    ]);
    expect((await add({ payment: 'sponsored' })).status).toBe(422);
  });

  it('doesn’t conflict with a competitor’s licence of the other kind', async () => {
    const talentId = cast.shortlisted[0]?.talentId ?? '';
    await firestore().doc(`projects/${cast.project.id}`).update({ brandCategory: 'CARS' });
    await sellElsewhere(talentId);
    const live = firestore().doc(`liveLicences/${talentId}`);
    const orders = (await live.get()).get('orders') as Record<string, { uses: { payment?: string }[] }>;
    for (const { uses } of Object.values(orders)) for (const use of uses) use.payment = 'paid';
    await live.set({ orders });

    const findConflicts = async () =>
      (
        await call<LicenceConflicts>(
          'GET',
          `/project/${cast.project.id}/licenceConflicts?talentIds=${talentId}`,
          { token: tenant.clientToken },
        )
      ).collection.voices.map(({ conflict }) => conflict);

    await add({ payment: 'organic' });
    expect(await findConflicts()).toEqual([]);
    await add({ payment: 'paid' });
    expect(await findConflicts()).toEqual(['conflict']);
  });
});

describe('a licence in some languages', () => {
  it('is of the project’s languages, sorted, and a licence of its own', async () => {
    const project = await firestore().doc(`projects/${cast.project.id}`).get();
    const languages = project.get('languages') as string[];
    expect(languages).not.toEqual([]);
    const some = await add({ languages: [...languages] });
    expect([some.status, some.collection.languages]).toEqual([201, languages.toSorted()]);
    expect((await add({})).status).toBe(201);

    const refused = await add({ languages: ['jpn'] });
    expect([refused.status, refused.error]).toMatchObject([
      422,
      { code: 'licence.language', property: 'languages[0]' },
    ]);
    const stored = await firestore().collection('licences').where('assetId', '==', assetId).get();
    expect(stored.size).toBe(2);
  });
});
