import { expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { getAppProof } from '../../scripts/stack/app-proof.mjs';
import { APP } from '../stack/admin.ts';
import { mapInSeries } from '../stack/map-in-series.ts';

const CONTRACTS = Object.entries(api) as unknown as (readonly [string, Contract])[];

/** The fault in a reply to a call without a record; undefined if the endpoint itself replied. */
const getFault = async ([name, { method, path, auth }]: readonly [string, Contract]): Promise<
  string | undefined
> => {
  const response = await fetch(`${APP}/api${path.replace(/\{\w+\}/g, 'no-such-record')}`, {
    method,
    headers: { ...(await getAppProof()), 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const text = await response.text();
  const isOurs = response.headers.has('x-request-id');
  // Without a token, a private endpoint refuses before it reads a record; a missing route is a 404.
  const isServed = response.status < 500 && (auth.kind === 'public' || response.status !== 404);

  return isOurs && isServed ? undefined : `${name}: ${response.status} ${text.slice(0, 200)}`;
};

it('every endpoint is served by the function behind Hosting', async () => {
  const faults = await mapInSeries(4, CONTRACTS, getFault);
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
