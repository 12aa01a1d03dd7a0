import { describe, expect, it } from 'vitest';
import { DOCUMENTS, send, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator } = useEmulator();

const makeBearer = (head: string, claims: string, signature = '') =>
  `Bearer ${[head, claims].map((part) => Buffer.from(part).toString('base64url')).join('.')}.${signature}`;
const callAs = (authorization?: string) =>
  callVerb(emulator.port, 'listCollectionIds', {}, authorization === undefined ? {} : { authorization });

describe('credentials', () => {
  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.', 'Bearer YA29.a0AfH6SM'])(
    'of an admin: %s',
    async (header) => {
      expect(await callAs(header)).toEqual({});
    },
  );

  it.each([
    undefined,
    'Bearer\towner',
    'Bearer e30.e30.',
    'Bearer e30=.e30.c2ln',
    makeBearer('{"alg":"none"}', '{"sub":"alice","exp":1}'),
    makeBearer('{"alg":1}', '{"sub":1}', '_-_-'),
  ])('without admin rights: %s', async (header) => {
    expect(await callAs(header)).toBe('PERMISSION_DENIED: Metadata operations require admin authentication.');
  });

  it.each([
    'Bearer  owner',
    'Bearer ownerx',
    'Bearer ya29',
    'Bearer garbage',
    'Bearer e30.e30',
    'Bearer e30.e30.a',
    'Bearer e30.e30.+/+/',
    'Bearer e30.e30.e30.e30',
    makeBearer('[]', '{}'),
    makeBearer('{}', 'null'),
    makeBearer('nonsense', '{}'),
  ])('that are not a token: %s', async (header) => {
    expect(await callAs(header)).toBe('INVALID_ARGUMENT: invalid jwt');
  });

  it.each(['owner', 'Bearer', 'Bearerowner', 'Basic dXNlcjpwYXNz'])(
    'with another scheme fail without a message: %s',
    async (authorization) => {
      const answer = await send(emulator.port, 'GET', `/v1/${DOCUMENTS}/c/a`, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 500, text: '{"error":{"code":500,"status":"UNKNOWN"}}' });
    },
  );
});

describe('credentials are checked', () => {
  const call = (name: string, body: object) =>
    callVerb(emulator.port, name, body, { authorization: 'Bearer bad' });

  it('after the resource name', async () => {
    const { text } = await send(emulator.port, 'POST', `/v1/${DOCUMENTS}/c:runQuery`, {
      headers: { authorization: 'Bearer bad' },
      body: '{}',
    });
    expect(text).toContain('lacks \\"\\/\\" at index');
  });

  it.each([
    ['commit', { writes: [{ delete: 'nowhere' }] }],
    ['batchGet', { documents: ['nowhere'] }],
    ['runQuery', { structuredQuery: { from: [{ collectionId: 'c' }], limit: -1 } }],
    ['rollback', { transaction: 'AA==' }],
  ])('before the rest of a %s', async (name, body) => {
    expect(await call(name, body)).toBe('INVALID_ARGUMENT: invalid jwt');
  });

  it('after a payload that cannot be read', async () => {
    expect(await call('commit', { nothing: 1 })).toBe("INVALID_ARGUMENT: Payload isn't valid for request.");
  });
});
