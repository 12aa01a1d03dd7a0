import { expect, it } from 'vitest';
import { api } from '@domain/api.ts';
import { bindApiCalls } from './apiCalls.mjs';
import { getAddress } from './shippedCalls.ts';

it('ships the client’s part of a contract, without its schemas', () => {
  const path = '/casting/recordingSession/{id}/file';
  expect(getAddress(api['sessions.addFile'])).toEqual({
    method: 'POST',
    path,
    params: 1,
    upload: { field: 'file' },
  });
  expect(getAddress(api['deliveries.zipUrl'])).toEqual({
    method: 'GET',
    path: '/project/{id}/deliveries/signed-url',
    params: 1,
    isLong: true,
  });
});

it('replaces contracts by addresses, without importing them', () => {
  const text = "import { api } from '../lib/http/api.ts';\nvoid api.orders.bill({ id });";
  expect(bindApiCalls(text, 'here.ts', (name) => `'${name}'`)).toBe(
    "import { toCall } from '../lib/http/api.ts';\nvoid toCall('orders.bill')({ id });",
  );
});
