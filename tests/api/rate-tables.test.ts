import { describe, expect, it } from 'vitest';
import type { PreviewedPrice } from '@domain/pricing/pricing.ts';
import type { RateTables } from '@domain/pricing/rate-tables.api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import {
  addAsset,
  addLicence,
  makeChoice,
  getDayFromNow,
  makeRateTableTerms,
  saveTable,
} from '../stack/pricing.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let admin: string;
setUpOnce(async () => {
  tenant = await makeTenant(0);
  admin = (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token;
});

const read = (token: string) => call<RateTables>('GET', '/rateTable', { token });
const preview = (token: string, body: object) =>
  call<readonly PreviewedPrice[]>('POST', '/rateTable/preview', { token, body });
const nothing = { current: null, coming: [], latest: 0 };

describe('rate tables', () => {
  it('have versions, of which the latest started one applies', async () => {
    expect((await read(admin)).collection).toEqual(nothing);

    const first = await saveTable(admin, 0, { usageBase: 1 });
    expect([first.status, first.collection]).toMatchObject([201, { version: 1, usageBase: 1 }]);
    expect((await saveTable(admin, 1, { validFrom: getDayFromNow(3), usageBase: 2 })).status).toBe(201);
    expect((await saveTable(admin, 2, { validFrom: getDayFromNow(2), usageBase: 3 })).status).toBe(201);

    const reply = (await read(tenant.teamToken)).collection;
    expect(reply.current?.version).toBe(1);
    expect([reply.coming.map(({ version }) => version), reply.latest]).toEqual([[3, 2], 3]);
    // A correction of today's.
    expect((await saveTable(admin, 3, { usageBase: 4 })).status).toBe(201);
    expect((await read(admin)).collection.current).toMatchObject({ version: 4, usageBase: 4 });
    expect((await firestore().doc(`rateTables/${tenant.agencyId}_1`).get()).get('usageBase')).toBe(1);
  });

  it('reject one of two concurrent saves, and an older version', async () => {
    const both = await Promise.all([saveTable(admin, 0), saveTable(admin, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await saveTable(admin, 0)).error.code).toBe('record.stale');
    expect((await saveTable(admin, 2)).error.code).toBe('record.stale');
    expect((await saveTable(admin, 1)).status).toBe(201);
  });

  it('are saved by admins and read by staff, but not by other agencies or clients', async () => {
    expect((await saveTable(admin, 0)).status).toBe(201);

    const otherTenant = await makeTenant(0);
    expect((await read(otherTenant.teamToken)).collection).toEqual(nothing);
    expect((await saveTable((await makePerson(otherTenant.agencyId, '', 'admin')).token, 0)).status).toBe(
      201,
    );
    expect((await read(admin)).collection.latest).toBe(1);
    expect((await saveTable(tenant.teamToken, 1)).status).toBe(403);

    for (const token of [tenant.clientToken, tenant.talentToken]) {
      expect((await read(token)).status).toBe(403);
      expect((await preview(token, { table: makeRateTableTerms() })).status).toBe(403);
    }
  });

  it.each([
    [{ validFrom: getDayFromNow(-1) }, 'validFrom', 'rateTable.past'],
    [{ media: [{ code: 'NOTHING', factor: 1 }] }, 'media[0].code', 'validation.codeUnknown'],
  ])('are refused as %j', async (change, property, code) => {
    const { status, error } = await saveTable(admin, 0, change);
    expect([status, error.property, error.code]).toEqual([422, property, code]);
    expect((await read(admin)).collection.latest).toBe(0);
  });
});

describe('the preview of a rate table', () => {
  it('compares current and future prices of the latest projects, without saving', async () => {
    const { project, voice } = await makeCast(tenant, 0);
    const asset = await addAsset(tenant.clientToken, voice.id);
    await addLicence(tenant.clientToken, asset.id, makeChoice());
    // Newer, without a comparable price.
    await makeCast(tenant, 0);

    const dearer = makeRateTableTerms({ usageBase: 40_000 });
    const before = await preview(admin, { table: dearer });
    expect(before.collection).toHaveLength(1);

    expect([before.status, before.collection]).toMatchObject([
      200,
      [{ projectId: project.id, now: null, then: { total: 76_000, currency: 'EUR' } }],
    ]);

    expect((await saveTable(admin, 0)).status).toBe(201);

    const [reply] = (await preview(admin, { table: dearer, projectIds: [project.id] })).collection;
    expect([reply?.now?.total, reply?.then.total]).toEqual([65_000, 76_000]);
    expect((await read(admin)).collection.latest).toBe(1);
  });

  it('covers only the agency’s own projects', async () => {
    const { project } = await makeCast(await makeTenant(0), 0);
    const { status } = await preview(admin, { table: makeRateTableTerms(), projectIds: [project.id] });
    expect(status).toBe(404);
  });
});
