import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getRequiredKeyArea } from '@domain/access/key-calls.ts';
import { KEY_AREAS, KEY_PREFIX, type ApiKey } from '@domain/apiKeys/api-keys.ts';
import type { Contract } from '@domain/contract.ts';
import { ask, CONTRACTS, findFaults, type Row } from './admit.fixture.ts';

const stored = vi.hoisted(() => ({ key: undefined as ApiKey | undefined }));
vi.mock('../../work/collections/api-keys.ts', () => ({
  readApiKey: () => Promise.resolve(stored.key),
}));
vi.mock('../../work/records/api-keys.ts', () => ({ recordKeyUse: () => Promise.resolve() }));
vi.mock('./rate-limit.ts', () => ({ countCall: () => Promise.resolve() }));

beforeEach(() => {
  stored.key = undefined;
});

describe('an API key', () => {
  const makeKey = (change: Partial<ApiKey>): ApiKey => ({
    id: 'any',
    agencyId: 'own-agency',
    name: 'Books',
    areas: KEY_AREAS,
    right: 'write',
    lastDay: null,
    createdBy: 'someone',
    createdAt: { toMillis: () => 0 },
    lastUsedAt: null,
    revokedAt: null,
    expiresAt: null,
    ...change,
  });

  const askBy = (change: Partial<ApiKey>, headers = {}) => {
    stored.key = makeKey(change);
    return (row: Row) => ask(row, { authorization: `Bearer ${KEY_PREFIX}secret`, ...headers });
  };

  it('may call its areas only, and needs the right to write for changes', async () => {
    for (const areas of [KEY_AREAS, ...KEY_AREAS.map((area) => [area])])
      for (const right of ['read', 'write'] as const) {
        const getExpected = (contract: Contract, name: string): string => {
          const requirement = getRequiredKeyArea(name, contract);
          const isInArea = requirement && (requirement.area === 'any' || areas.includes(requirement.area));
          return isInArea && (right === 'write' || contract.method === 'GET')
            ? 'in'
            : '403 auth.keyForbidden';
        };
        const found = await findFaults(CONTRACTS, askBy({ areas, right }), getExpected);
        expect(found, `${areas.join()} ${right}`).toEqual([]);
      }
  });

  it('is refused when unknown, expired or revoked, and for another agency', async () => {
    const forKeys = CONTRACTS.filter(([name, contract]) => getRequiredKeyArea(name, contract));
    const findRefused = (change: Partial<ApiKey>) =>
      findFaults(CONTRACTS, askBy(change), () => '401 auth.keyInvalid');
    expect(await findRefused({ lastDay: '2020-01-01' })).toEqual([]);
    expect(await findRefused({ revokedAt: { toMillis: () => 0 } })).toEqual([]);

    const abroad = askBy({}, { 'x-agency-id': 'other-agency' });
    expect(await findFaults(forKeys, abroad, () => '403 auth.wrongAgency')).toEqual([]);
    stored.key = undefined;

    const unknown = { authorization: `Bearer ${KEY_PREFIX}secret` };
    expect(
      await findFaults(
        CONTRACTS,
        (row) => ask(row, unknown),
        () => '401 auth.keyInvalid',
      ),
    ).toEqual([]);
  });
});
