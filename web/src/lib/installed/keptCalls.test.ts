import { describe, expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { KEPT_CALLS, isKeptCall } from './keptCalls.ts';

const contracts: readonly Contract[] = Object.values(api);

describe('kept replies', () => {
  it('are those of calls that read', () => {
    const isRead = (path: string) =>
      contracts.some(
        (contract) =>
          contract.path === path && contract.method === 'GET' && !contract.binary && !contract.raw,
      );
    expect(KEPT_CALLS.filter((path) => !isRead(path))).toEqual([]);
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
