import { beforeAll, describe, expect, it } from 'vitest';
import type { Agency } from '@domain/agencies/agencies.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

const LINK = 'https://calendar.example/checks';
let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makeAccount({
    uid: `admin-${tenant.key}`,
    held: { admin: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] },
  });
});

const change = (body: object, token = admin.token, id = tenant.agencyId) =>
  call<Agency>('PATCH', `/agency/${id}`, { token, body });
const readStored = async () => (await firestore().doc(`agencies/${tenant.agencyId}`).get()).data();

describe('the booking page for connection checks', () => {
  it('is set by the agency’s admins, immediately visible to its talents, and audited', async () => {
    const { status, collection } = await change({ schedulingLink: LINK });
    expect([status, collection.schedulingLink, collection.id]).toEqual([200, LINK, tenant.agencyId]);

    const talent = await makeTalentAccount([tenant.agencyId]);
    const link = () =>
      call('GET', `/connectionSession/schedulingLink/${talent.uid}`, { token: talent.token });
    expect((await link()).collection).toEqual({ schedulingLink: LINK });

    const written = await firestore().collection('audit').where('agencyId', '==', tenant.agencyId).get();
    expect(written.docs.map((entry) => entry.data())).toContainEqual(
      expect.objectContaining({
        action: 'agencies.update',
        by: admin.uid,
        after: expect.objectContaining({ schedulingLink: LINK }) as unknown,
      }),
    );

    expect((await change({ schedulingLink: '' })).collection.schedulingLink).toBeNull();
    expect((await link()).error.code).toBe('connection.noLink');
  });

  it.each([
    'http://calendar.example',
    'javascript:alert(1)',
    'calendar',
    `https://x.example/${'a'.repeat(300)}`,
  ])('cannot be %s', async (schedulingLink) => {
    const { status, error } = await change({ schedulingLink });
    expect([status, error.property]).toEqual([422, 'schedulingLink']);
  });

  it('is refused after a concurrent change', async () => {
    await change({ schedulingLink: LINK });

    const late = await change({ schedulingLink: `${LINK}/2`, was: { schedulingLink: '' } });
    expect([late.status, late.error.code, late.error.property]).toEqual([
      409,
      'record.fieldStale',
      'schedulingLink',
    ]);

    expect((await change({ schedulingLink: `${LINK}/2`, was: { schedulingLink: LINK } })).status).toBe(200);
    // A concurrent change of another field doesn't conflict.
    expect((await change({ accent: '#654321', was: { accent: null } })).status).toBe(200);
  });
});

it('an agency is changed by its own admins only, without changes to other fields', async () => {
  const before = await readStored();
  const body = { publicName: 'Mine now' };
  expect((await change(body, tenant.teamToken)).status).toBe(403);
  expect((await change(body, tenant.clientToken)).status).toBe(403);

  const stranger = await makeAccount({
    uid: `admin-${otherTenant.key}`,
    held: { admin: [otherTenant.agencyId] },
  });
  expect((await change(body, stranger.token)).status).toBe(404);
  // An admin of this agency isn't an admin of the other.
  expect((await change(body, admin.token, otherTenant.agencyId)).status).toBe(404);
  expect(await readStored()).toEqual(before);
  expect((await change({ accent: '#123456' })).status).toBe(200);
  expect(await readStored()).toEqual({ ...before, accent: '#123456' });

  for (const [field, value] of [
    ['publicName', ''],
    ['contactEmail', 'nobody'],
    ['accent', 'red'],
  ] as const)
    expect((await change({ [field]: value })).error).toMatchObject({ status: 422, property: field });
});
