import { beforeAll, describe, expect, it } from 'vitest';
import type { Vacation } from '@domain/rates/rates.ts';
import type { Account } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const getPath = () => `/talent/${talent.uid}/vacations`;
const add = (from: string, to: string, token = talent.token) =>
  call<Vacation>('POST', getPath(), { token, body: { from, to } });
const list = async (token = talent.token) =>
  (await call<readonly Vacation[]>('GET', getPath(), { token })).collection.map(({ from, to }) => [from, to]);

describe('vacations', () => {
  it('are merged if they overlap or touch; others and past ones stay', async () => {
    await add('2020-01-01', '2020-01-31');
    await add('2030-08-01', '2030-08-10');
    await add('2030-08-20', '2030-08-25');
    const { status, collection } = await add('2030-08-11', '2030-08-19');
    expect([status, collection.from, collection.to]).toEqual([201, '2030-08-01', '2030-08-25']);
    expect(await list()).toEqual([
      ['2020-01-01', '2020-01-31'],
      ['2030-08-01', '2030-08-25'],
    ]);
  });

  it('are merged if added concurrently in two windows', async () => {
    const outcomes = await Promise.all([
      add('2031-03-01', '2031-03-10'),
      add('2031-03-05', '2031-03-15'),
      add('2031-03-12', '2031-03-20'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await list()).toEqual([['2031-03-01', '2031-03-20']]);
  });

  it('are removed, once', async () => {
    const { id } = (await add('2030-05-01', '2030-05-02')).collection;
    const remove = (token: string) => call('DELETE', `${getPath()}/${id}`, { token });
    expect((await remove(otherTenant.teamToken)).status).toBe(404);
    expect((await remove(talent.token)).status).toBe(200);
    expect((await remove(talent.token)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('cannot be removed by another talent', async () => {
    const { id } = (await add('2030-05-01', '2030-05-02')).collection;
    const sibling = await makeTalentAccount([tenant.agencyId]);
    const wrong = await call('DELETE', `/talent/${sibling.uid}/vacations/${id}`, { token: sibling.token });
    expect(wrong.status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('can be entered by staff of the agency, but by no one else', async () => {
    expect((await add('2030-06-01', '2030-06-02', tenant.teamToken)).status).toBe(201);
    expect((await add('2030-07-01', '2030-07-02', otherTenant.teamToken)).status).toBe(404);
    expect((await add('2030-07-01', '2030-07-02', tenant.clientToken)).status).toBe(403);
    expect(await list(tenant.teamToken)).toEqual([['2030-06-01', '2030-06-02']]);
  });

  it.each([
    ['2030-02-30', '2030-03-01', 'from', 'validation.date'],
    ['2030-03-02', '2030-03-01', 'to', 'vacation.order'],
    ['2030-03-02', '', 'to', 'validation.required'],
  ])('from %s to %s are refused', async (from, to, property, code) => {
    const { status, error } = await add(from, to);
    expect([status, error.property, error.code]).toEqual([422, property, code]);
  });
});
