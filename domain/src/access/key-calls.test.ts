import { describe, expect, it } from 'vitest';
import { api } from '../api.ts';
import { KEY_AREAS, getKeyState } from '../apiKeys/api-keys.ts';
import type { Contract } from '../contract.ts';
import { getRequiredKeyArea, KEY_CALLS, mayCallByKey } from './key-calls.ts';

const contracts = Object.entries(api) as unknown as (readonly [string, Contract])[];
const open = contracts.filter(([name, contract]) => getRequiredKeyArea(name, contract));
const whole = { areas: KEY_AREAS, right: 'write' } as const;

describe('calls by a key', () => {
  it('are exactly those in the table, with some for each area', () => {
    expect(open.map(([name]) => name).sort()).toEqual([...KEY_CALLS.keys()].sort());
    expect(new Set(KEY_CALLS.values())).toEqual(new Set(['any', ...KEY_AREAS]));
  });

  it('need neither an admin nor a link', () => {
    const closed = open.filter(
      ([, { auth }]) =>
        auth.kind === 'token' || (auth.kind === 'roles' && !auth.roles.includes('agencyTeam')),
    );
    expect(closed.map(([name]) => name)).toEqual([]);
  });

  it('include no other call, even for a key with every right', () => {
    for (const name of [
      'accounts.impersonate',
      'apiKeys.create',
      'apiKeys.list',
      'user.resetPassword',
    ] as const)
      expect(mayCallByKey(whole, name, api[name] as Contract), name).toBe(false);
  });

  it('need the area, and the right to write for a change', () => {
    const update = api['projects.update'] as Contract;
    expect(mayCallByKey({ areas: ['castings'], right: 'write' }, 'projects.update', update)).toBe(true);
    expect(mayCallByKey({ areas: ['castings'], right: 'read' }, 'projects.update', update)).toBe(false);
    expect(mayCallByKey({ areas: ['talents'], right: 'write' }, 'projects.update', update)).toBe(false);
    const languages = api['reference.languages'] as Contract;
    expect(mayCallByKey({ areas: ['orders'], right: 'read' }, 'reference.languages', languages)).toBe(true);
  });
});

describe('a read-only key', () => {
  it.each([
    ['GET', true],
    ['POST', false],
    ['PUT', false],
    ['PATCH', false],
    ['DELETE', false],
  ] as const)('%s: %o for every call of its areas', (method, expected) => {
    const readOnly = { areas: KEY_AREAS, right: 'read' } as const;
    const wrong = [...KEY_CALLS.keys()].filter(
      (name) =>
        mayCallByKey(readOnly, name, { method }) !== expected || !mayCallByKey(whole, name, { method }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the state of a key', () => {
  const revokedAt = { toMillis: () => 0 };
  it.each([
    [{ revokedAt: null, lastDay: null }, 'active'],
    [{ revokedAt: null, lastDay: '2030-05-02' }, 'active'],
    [{ revokedAt: null, lastDay: '2030-05-01' }, 'ended'],
    [{ revokedAt, lastDay: '2030-05-01' }, 'revoked'],
  ])('of %o is %s', (key, state) => {
    expect(getKeyState(key, '2030-05-02')).toBe(state);
  });
});
