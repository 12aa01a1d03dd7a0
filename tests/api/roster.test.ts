import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RosterPage, RosterRow } from '@domain/roster/roster.api.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let engineer: Person;
let blockedId: string;

const ask = (query = '', token: string | undefined = tenant.teamToken) =>
  call<RosterPage>('GET', `/talentCRM${query}`, { token });
const getNames = (rows: readonly RosterRow[]) => rows.map(({ fullName }) => fullName);
const findNames = async (query: string) => getNames((await ask(query)).collection.items);

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(1)]);

  const { agencyId, companyId } = tenant;
  [admin, engineer] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'engineer'),
  ]);

  const [blocked] = await Promise.all([
    makeTalentAccount([agencyId], { name: 'Dora', lastName: 'Quiñones', gender: 'FEM', tone: 'LOW' }),
    makeTalentAccount([agencyId], {
      name: 'Álex',
      lastName: 'Bru',
      gender: 'MAL',
      countryOfResidence: 'PRT',
    }),
    makeTalentAccount([agencyId], { name: 'Berta', lastName: 'Alba', gender: 'FEM', homeStudio: true }),
    makeTalentAccount([agencyId, otherTenant.agencyId], { name: 'Ciro', lastName: 'Paz', gender: 'MAL' }),
  ]);
  blockedId = blocked.uid;

  const patched = await call('PATCH', `/talent/${blockedId}`, {
    token: admin.token,
    body: { status: 'blocked' },
  });
  expect(patched.status).toBe(200);
});

describe('the roster', () => {
  it("lists the agency’s talents by name, with the agency's own facts", async () => {
    for (const token of [tenant.teamToken, admin.token]) {
      const { status, collection } = await ask('', token);
      expect([status, getNames(collection.items)]).toEqual([
        200,
        ['Álex Bru', 'Berta Alba', 'Ciro Paz', 'Dora Quiñones'],
      ]);

      expect(collection).toMatchObject({ total: 4, current: 1, pageSize: 500 });
      expect(collection).not.toHaveProperty('cursor');
      expect(collection.items.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'blocked']);

      for (const item of collection.items) {
        expect(item).not.toHaveProperty('is');
        expect(item.agencyId).toBe(tenant.agencyId);
      }
    }
  });

  it('is closed to everyone else, also to other agencies', async () => {
    for (const token of [tenant.clientToken, tenant.talentToken, engineer.token])
      expect((await ask('', token)).status).toBe(403);
    expect((await call('GET', '/talentCRM')).status).toBe(401);
    const answer = await ask('', otherTenant.teamToken);
    expect([answer.status, getNames(answer.collection.items)]).toEqual([200, ['Ciro Paz', 'Name1 Secret']]);
  });

  it.each([
    ['?gender=FEM', ['Berta Alba', 'Dora Quiñones']],
    ['?gender=FEM&answered=homeStudio', ['Berta Alba']],
    ['?country=PRT&gender=MAL', ['Álex Bru']],
    ['?status=blocked', ['Dora Quiñones']],
    ['?age=ADU&status=active&demos=none', ['Álex Bru', 'Berta Alba', 'Ciro Paz']],
    ['?gender=FEM,MAL&country=PRT,ESP&answered=homeStudio', ['Berta Alba']],
    ['?gender=FEM,MAL&status=active', ['Álex Bru', 'Berta Alba', 'Ciro Paz']],
    ['?status=active,blocked&gender=FEM', ['Berta Alba', 'Dora Quiñones']],
    ['?search=alex', ['Álex Bru']],
    ['?search=quino%20dor', ['Dora Quiñones']],
    ['?search=uino', []],
    ['?search=ciro&gender=FEM', []],
  ])('is found by %s', async (query, names) => expect(await findNames(query)).toEqual(names));

  it('is paginated by cursor and by number, each talent once', async () => {
    const first = (await ask('?size=3')).collection;
    expect([first.total, first.items.length]).toEqual([4, 3]);
    const rest = (await ask(`?size=3&page=2&cursor=${first.cursor}`)).collection;
    expect([getNames(rest.items), rest.current, rest.cursor]).toEqual([['Dora Quiñones'], 2, undefined]);
    expect(rest).not.toHaveProperty('total');
    expect(await findNames('?size=3&page=2')).toEqual(['Dora Quiñones']);
    expect(await findNames('?size=3&page=3')).toEqual([]);
    const filtered = (await ask('?size=1&gender=FEM')).collection;
    expect(await findNames(`?size=1&gender=FEM&cursor=${filtered.cursor}`)).toEqual(['Dora Quiñones']);
  });

  it('applies another agency’s position to the caller’s own list', async () => {
    const rosterPage = (await ask('?size=1', otherTenant.teamToken)).collection;
    expect(await findNames(`?cursor=${rosterPage.cursor}`)).toEqual(['Dora Quiñones']);
  });

  it.each([
    ['?size=501', 'size'],
    ['?size=0', 'size'],
    ['?page=0', 'page'],
    ['?cursor=nonsense', 'cursor'],
    [`?cursor=${Buffer.from('["a/b","c"]').toString('base64url')}`, 'cursor'],
    ['?gender=a,b,c&age=a,b,c&tone=a,b,c,d', null],
    [`?gender=${Array.from({ length: 41 }, (_, index) => index).join(',')}`, 'gender'],
  ])('refuses %s', async (query, property) => {
    const { status, error } = await ask(query);
    expect([status, error.property]).toEqual([422, property]);
  });

  it.each(['', '?gender=FEM', '?search=al', '?status=active&age=ADU&answered=complete&size=2'])(
    'reads only what it shows and at most two more documents: %s',
    async (query) => {
      let shown = 0;
      const reads = await countReads('roster', async () => {
        shown = (await ask(query)).collection.items.length;
      });
      expect(reads).toBeGreaterThanOrEqual(shown);
      expect(reads).toBeLessThanOrEqual(shown + 2);
    },
  );
});

describe('further lists of talents', () => {
  interface ListReply<Item> {
    readonly items: readonly Item[];
    readonly cursor?: string;
  }

  it('shows staff the records of talents that the agency has not blocked', async () => {
    const list = (query: string, token: string | undefined = tenant.teamToken) =>
      call<ListReply<{ fullName: string; agencyIds: string[] }>>('GET', `/talent${query}`, { token });
    const { collection } = await list('');
    expect(collection.items.map(({ fullName }) => fullName)).toEqual(['Álex Bru', 'Berta Alba', 'Ciro Paz']);
    for (const { agencyIds } of collection.items) expect(agencyIds).toEqual([tenant.agencyId]);

    const first = (await list('?pageSize=2')).collection;
    const rest = (await list(`?pageSize=2&cursor=${first.cursor}`)).collection;
    expect(rest.items.map(({ fullName }) => fullName)).toEqual(['Ciro Paz']);
    expect((await list('?nameOrEmail=bert')).collection.items).toHaveLength(1);
    for (const token of [tenant.clientToken, tenant.talentToken, engineer.token])
      expect((await list('', token)).status).toBe(403);
  });

  it('shows clients the public copies, without names in a cursor', async () => {
    const list = (query: string, token: string | undefined = tenant.clientToken) =>
      call<ListReply<Record<string, unknown>>>('GET', `/talentCache${query}`, { token });
    const { status, collection } = await list('');
    expect([status, collection.items.length]).toEqual([200, 3]);

    for (const item of collection.items)
      expect(Object.keys(item).sort()).toEqual([
        'agencyIds',
        'gender',
        'homeStudio',
        'id',
        'languages',
        'publicName',
        'voiceSpecs',
      ]);

    expect((await list('?tone=HIGH')).collection.items).toEqual([]);
    expect((await list('?homeStudio=true')).collection.items).toMatchObject([{ publicName: 'Berta A.' }]);

    const first = (await list('?pageSize=1')).collection;
    const cursor = Buffer.from(first.cursor ?? '', 'base64url').toString();
    expect(cursor).not.toMatch(/bru|lex/i);

    const rest = await list(`?pageSize=5&cursor=${first.cursor}`);
    expect(rest.collection.items.map(({ publicName }) => publicName)).toEqual(['Berta A.', 'Ciro P.']);
    expect((await list('?gender=FEM&language=eng')).collection.items).toHaveLength(1);

    const foreign = (await list('?pageSize=1', otherTenant.clientToken)).collection;
    expect((await list(`?cursor=${foreign.cursor}`)).status).toBe(200);

    const unknown = Buffer.from('["nobody"]').toString('base64url');
    expect((await list(`?cursor=${unknown}`)).status).toBe(422);
    for (const token of [tenant.talentToken, engineer.token])
      expect((await list('', token)).status).toBe(403);
  });

  it('shows staff the outcome of the agency’s invitations, newest first', async () => {
    const list = (token: string) =>
      call<ListReply<{ name: string; outcome: string }>>('GET', '/self-service', { token });
    for (const name of ['Older', 'Newer']) {
      const body = {
        name,
        lastName: 'Guest',
        email: `${name}.${tenant.key}@guests.example`,
        language: 'eng',
      };
      const { status } = await call('POST', '/userAgencySelfServiceInvite', {
        token: tenant.teamToken,
        body,
      });
      expect(status).toBe(201);
    }

    const { items } = (await list(tenant.teamToken)).collection;
    expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Newer', 'sent'],
      ['Older', 'sent'],
    ]);

    expect((await list(otherTenant.teamToken)).collection.items).toEqual([]);
    for (const token of [tenant.clientToken, tenant.talentToken, engineer.token])
      expect((await list(token)).status).toBe(403);
  });
});

it('is filtered by the highest session fee, in its currency', async () => {
  const freshTenant = await makeTenant(0);
  const [cheap, dear] = [
    await makeTalentAccount([freshTenant.agencyId]),
    await makeTalentAccount([freshTenant.agencyId]),
  ];
  for (const [talent, sessionFee] of [
    [cheap, 20_000],
    [dear, 60_000],
  ] as const) {
    const body = { currency: 'EUR', sessionFee, usageFee: 0, minimumFee: 0 };
    expect((await call('PATCH', `/talent/${talent.uid}/rates`, { token: talent.token, body })).status).toBe(
      200,
    );
  }

  const findNames = async (fee: string) =>
    (
      await call<RosterPage>('GET', `/talentCRM?fee=${fee}`, { token: freshTenant.teamToken })
    ).collection.items
      .map(({ talentId }) => talentId)
      .sort();

  expect(await findNames('EUR-150')).toEqual([]);
  expect(await findNames('EUR-200')).toEqual([cheap.uid]);
  expect(await findNames('EUR-750')).toEqual([cheap.uid, dear.uid].sort());
  expect(await findNames('USD-750')).toEqual([]);
});

it('is filtered by absence on a day, and by the last change of a profile', async () => {
  const { agencyId, teamToken } = await makeTenant(0);
  const away = await makeTalentAccount([agencyId], { name: 'Ada', lastName: 'Mor' });
  const here = await makeTalentAccount([agencyId], {
    name: 'Bea',
    lastName: 'Roca',
    updatedAt: Timestamp.fromDate(new Date('2029-03-31T23:30:00Z')),
  });
  const listNames = async (query: string) => getNames((await ask(query, teamToken)).collection.items);
  const path = `/talent/${away.uid}/vacations`;
  const add = (from: string, to: string) =>
    call<{ readonly id: string }>('POST', path, { token: away.token, body: { from, to } });
  await add('2020-01-01', '2020-01-05');
  await add('2031-08-01', '2031-08-10');

  // Adjacent days merge with the vacation.
  const { collection: merged } = await add('2031-08-11', '2031-08-12');
  expect(await listNames('?away=2031-08-01')).toEqual(['Ada Mor']);
  expect(await listNames('?away=2031-08-10,2031-08-12')).toEqual(['Ada Mor']);
  expect(await listNames('?away=2031-08-13')).toEqual([]);
  expect(await listNames('?away=2020-01-03')).toEqual(['Ada Mor']);

  const [row] = (await ask('?search=ada', teamToken)).collection.items;
  expect(row?.daysOff).toEqual([{ from: '2031-08-01', to: '2031-08-12' }]);
  expect((await call('DELETE', `${path}/${merged.id}`, { token: teamToken })).status).toBe(200);
  expect(await listNames('?away=2031-08-01')).toEqual([]);

  expect(await listNames('?changed=2029')).toEqual(['Bea Roca']);
  expect(await listNames('?changed=2029-03')).toEqual(['Bea Roca']);
  expect(await listNames('?changed=2029-04')).toEqual([]);
  const body = { cityOfResidence: 'Vigo' };
  expect((await call('PATCH', `/talent/${here.uid}`, { token: here.token, body })).status).toBe(200);
  expect(await listNames('?changed=2029')).toEqual([]);
  expect(await listNames(`?changed=${new Date().toISOString().slice(0, 7)}`)).toContain('Bea Roca');
});
