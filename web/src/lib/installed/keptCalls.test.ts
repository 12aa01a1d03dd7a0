import { describe, expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { KEPT_CALLS, isKeptCall } from './keptCalls.ts';

const contracts: readonly Contract[] = Object.values(api);

describe('kept replies', () => {
  const findRead = (path: string) =>
    contracts.find((contract) => contract.path === path && contract.method === 'GET');

  it('are those of calls that read', () => {
    const isRead = (path: string) => {
      const contract = findRead(path);
      return contract && !contract.binary && !contract.raw;
    };
    expect(KEPT_CALLS.filter((path) => !isRead(path))).toEqual([]);
  });

  it('are not those of links, whose address is a secret', () => {
    const takesToken = (path: string) => {
      const { fields } = (findRead(path)?.query?.describe() ?? {}) as { readonly fields?: object };
      return Object.hasOwn(fields ?? {}, 'token');
    };
    expect(contracts.some(({ path }) => takesToken(path))).toBe(true);
    expect(KEPT_CALLS.filter(takesToken)).toEqual([]);
  });

  it('are matched by the whole path', () => {
    expect(['/api/', '/api/today', '/api/today/offers'].map(isKeptCall)).toEqual([true, true, true]);
    expect(
      [
        '/api/payment-details',
        '/api/today/offers/x',
        '/api/clients',
        '/apikey',
        '/api/demo/x/y/signedUrl',
      ].filter(isKeptCall),
    ).toEqual([]);
  });
});
