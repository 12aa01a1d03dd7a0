import { beforeAll, describe, expect, it } from 'vitest';
import { ROSTER_VIEWS_MAX, type RosterView } from '@domain/roster/roster-views.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

const COLUMNS = ['fullName', 'email'];
const PATH = '/talentCRM/views';
let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let otherAdmin: Person;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, otherAdmin] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});

const save = (body: object, token: string | undefined = tenant.teamToken) =>
  call<RosterView>('POST', PATH, { token, body: { columns: COLUMNS, filters: '', ...body } });
const change = (id: string, body: object, token: string | undefined = tenant.teamToken) =>
  call<RosterView>('PATCH', `${PATH}/${id}`, { token, body });
const remove = (id: string, token: string | undefined = tenant.teamToken) =>
  call('DELETE', `${PATH}/${id}`, { token });
const readStored = async (id: string) => (await firestore().doc(`rosterViews/${id}`).get()).data();
const findRecords = async (id: string) => {
  const found = await findAuditEntry(`rosterViews/${id}`);
  return found.docs.map((record) => record.get('action') as unknown).sort();
};

describe('a view of the roster', () => {
  it('is saved, changed, renamed and deleted by the agency’s people, and each is audited', async () => {
    const saved = await save({ name: 'Deep voices', filters: 'tone=LOW&gender=MAL,FEM' });
    expect(saved.status).toBe(201);

    const { id } = saved.collection;
    // Stored in a fixed order.
    expect(await readStored(id)).toMatchObject({
      agencyId: tenant.agencyId,
      name: 'Deep voices',
      filters: 'gender=MAL%2CFEM&tone=LOW',
      columns: COLUMNS,
      createdBy: expect.any(String) as string,
    });

    expect((await change(id, { name: 'Low voices' }, admin.token)).status).toBe(200);
    expect(await readStored(id)).toMatchObject({ name: 'Low voices', filters: 'gender=MAL%2CFEM&tone=LOW' });
    expect((await change(id, { filters: 'search=ana', columns: ['fullName'] })).status).toBe(200);

    expect(await readStored(id)).toMatchObject({
      name: 'Low voices',
      filters: 'search=ana',
      columns: ['fullName'],
    });

    expect((await remove(id, admin.token)).status).toBe(200);
    expect(await readStored(id)).toBeUndefined();

    expect(await findRecords(id)).toEqual([
      'roster.changeView',
      'roster.changeView',
      'roster.removeView',
      'roster.saveView',
    ]);
  });

  it('has a unique name in its agency, ignoring case and accents', async () => {
    const { id } = (await save({ name: 'Niños' })).collection;
    const second = (await save({ name: 'Grown-ups' })).collection;
    const again = await save({ name: ' ninos! ' });
    expect([again.status, again.error.code, again.error.property]).toEqual([
      409,
      'rosterView.exists',
      'name',
    ]);

    expect((await change(second.id, { name: 'NIÑOS' })).status).toBe(409);
    expect((await change(id, { name: 'NIÑOS' })).status).toBe(200);
    expect((await save({ name: 'Niños' }, otherTenant.teamToken)).status).toBe(201);
  });

  it('gets its name once for two concurrent saves', async () => {
    const answers = await Promise.all([save({ name: 'Together' }), save({ name: 'together' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('can’t be changed, deleted or saved by others', async () => {
    const { id } = (await save({ name: 'Ours' })).collection;
    const before = await readStored(id);
    for (const token of [otherTenant.teamToken, otherAdmin.token]) {
      expect((await change(id, { name: 'Theirs' }, token)).status).toBe(404);
      expect((await remove(id, token)).status).toBe(404);
    }

    for (const token of [tenant.clientToken, tenant.talentToken]) {
      expect((await change(id, { name: 'Theirs' }, token)).status).toBe(403);
      expect((await remove(id, token)).status).toBe(403);
      expect((await save({ name: 'Theirs' }, token)).status).toBe(403);
    }

    expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(401);
    expect(await readStored(id)).toEqual(before);
  });

  it.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a name of signs', { name: '!!!' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['no columns', { name: 'A', columns: [] }],
    ['a column twice', { name: 'A', columns: ['email', 'email'] }],
    ['no column’s name', { name: 'A', columns: ['a b'] }],
    [
      'too many filters',
      { name: 'A', filters: `tag=${Array.from({ length: 41 }, (_, index) => index).join(',')}` },
    ],
    ['what is no filter', { name: 'A', filters: 'height=tall' }],
    ['another agency’s id', { name: 'A', agencyId: 'agency-two' }],
  ])('is refused with %s', async (_, body) => {
    expect((await save(body)).status).toBe(422);
  });

  it('is unchanged without edits, and keeps its name', async () => {
    const { id } = (await save({ name: 'Something', filters: 'search=ana' })).collection;
    expect((await change(id, {})).status).toBe(200);
    expect(await readStored(id)).toMatchObject({
      name: 'Something',
      filters: 'search=ana',
      columns: COLUMNS,
    });
    expect((await change(id, { name: '' })).status).toBe(422);
  });
});

it(`an agency has ${ROSTER_VIEWS_MAX} views at most`, async () => {
  const full = await makeTenant(0);
  const batch = firestore().batch();
  for (let index = 1; index < ROSTER_VIEWS_MAX; index += 1)
    batch.set(firestore().collection('rosterViews').doc(), {
      agencyId: full.agencyId,
      name: `View ${index}`,
    });
  await batch.commit();
  expect((await save({ name: 'The last' }, full.teamToken)).status).toBe(201);
  const refused = await save({ name: 'One more' }, full.teamToken);
  expect([refused.status, refused.error.code]).toEqual([409, 'rosterView.tooMany']);
});
