import { beforeAll, expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { APP, idTokenOf } from '../stack/admin.ts';
import { mapInSeries } from '../stack/map-in-series.ts';

const CONTRACTS = Object.entries(api) as unknown as (readonly [string, Contract])[];

let token: string;
beforeAll(async () => {
  token = await idTokenOf('admin@agency-one.example');
});

/** What is wrong with the answer to a call that names no record; undefined where our own code answered it. */
const faultOf = async ([name, { method, path }]: readonly [string, Contract]): Promise<
  string | undefined
> => {
  const response = await fetch(`${APP}/api${path.replace(/\{\w+\}/g, 'no-such-record')}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const text = await response.text();
  const isOurs = response.headers.has('x-request-id');
  const isServed = response.status < 500 && !text.includes('request.notFound');
  return isOurs && isServed ? undefined : `${name}: ${response.status} ${text.slice(0, 200)}`;
};

it('every endpoint is served by the function behind Hosting', async () => {
  const faults = await mapInSeries(4, CONTRACTS, faultOf);
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
