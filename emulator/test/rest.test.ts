import { beforeEach, describe, expect, it } from 'vitest';
import { parseRules } from './support/server.ts';
import { useEmulator } from './support/use-emulator.ts';

const DATABASE = 'projects/demo-casting/databases/(default)';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /mine/{id} { allow read, write: if request.auth.uid == 'alice'; }
  }
}`;

const { emulator } = useEmulator(() => ({ initialRules: parseRules(RULES) }));

beforeEach(async () => {
  await emulator.clear();
});

const OWNER = { authorization: 'Bearer owner' };
const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = OWNER,
) => {
  const response = await fetch(`${emulator.url}/v1/${DATABASE}/documents${path}`, {
    method,
    headers: { 'content-type': 'text/plain', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const makeN = (value: number) => ({ fields: { n: { integerValue: String(value) } } });

describe('documents', () => {
  it('are created, read, changed and deleted', async () => {
    const made = await call('POST', '/c?documentId=a', makeN(1));
    expect(made).toMatchObject({ status: 200, body: { name: `${DATABASE}/documents/c/a`, ...makeN(1) } });
    expect(made.body['createTime']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((await call('POST', '/c?documentId=a', makeN(1))).status).toBe(409);
    await call('PATCH', '/c/a?updateMask.fieldPaths=m&updateMask.fieldPaths=k', {
      fields: { m: { stringValue: 'x' } },
    });
    expect((await call('GET', '/c/a')).body).toMatchObject({
      fields: { ...makeN(1).fields, m: { stringValue: 'x' } },
    });
    expect((await call('GET', '/c/a?mask.fieldPaths=m')).body['fields']).toEqual({ m: { stringValue: 'x' } });
    expect((await call('PATCH', '/c/none?currentDocument.exists=true', makeN(1))).status).toBe(404);
    expect(await call('DELETE', '/c/a')).toEqual({ status: 200, body: {} });

    expect(await call('GET', '/c/a')).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND' } },
    });
  });

  it('get an id of twenty letters and digits by default', async () => {
    const made = await call('POST', '/c', makeN(1));
    expect(made.body['name']).toMatch(/\/documents\/c\/[A-Za-z0-9]{20}$/);
  });

  it('are listed in pages', async () => {
    for (let id = 0; id < 5; id++) await call('POST', `/c?documentId=${id}`, makeN(id));

    const names: string[] = [];
    let token = '';
    do {
      const page = await call(
        'GET',
        `/c?pageSize=2&pageToken=${token}&orderBy=${encodeURIComponent('n desc')}`,
      );
      names.push(
        ...(page.body['documents'] as { name: string }[]).map((document) => document.name.slice(-1)),
      );
      token = (page.body['nextPageToken'] as string | undefined) ?? '';
    } while (token !== '');

    expect(names).toEqual(['4', '3', '2', '1', '0']);
  });

  it('continue after the last page, despite writes', async () => {
    for (const id of ['b', 'd', 'f']) await call('PATCH', `/c/${id}`, makeN(1));

    const listIds = (page: { body: Record<string, unknown> }) =>
      ((page.body['documents'] ?? []) as { name: string }[]).map(({ name }) => name.slice(-1));
    const first = await call('GET', '/c?pageSize=2');
    expect(listIds(first)).toEqual(['b', 'd']);

    const next = `/c?pageSize=2&pageToken=${String(first.body['nextPageToken'])}`;
    await call('PATCH', '/c/a', makeN(1));
    expect(listIds(await call('GET', next))).toEqual(['f']);
    await call('DELETE', '/c/d');
    expect(listIds(await call('GET', next))).toEqual(['f']);

    expect(await call('GET', '/c?pageSize=2&pageToken=none')).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  it('are listed with missing parents in one order only', async () => {
    expect(await call('GET', '/c?showMissing=true&orderBy=n')).toMatchObject({
      status: 400,
      body: { error: { message: 'cannot specify an order when show_missing is true' } },
    });
  });

  it('are addressed by property, quoted where necessary', async () => {
    expect((await call('GET', '/c/a?mask.fieldPaths=a..b')).body).toEqual({
      error: {
        code: 400,
        message:
          'Invalid property path "a..b". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ' +
          'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
        status: 'INVALID_ARGUMENT',
      },
    });
  });

  it('preserve special numbers, bytes and times', async () => {
    const fields = {
      nan: { doubleValue: 'NaN' },
      inf: { doubleValue: '-Infinity' },
      zero: { doubleValue: 0 },
      big: { integerValue: '9223372036854775807' },
      bytes: { bytesValue: '/+8=' },
      at: { timestampValue: '2020-02-29T12:00:00.123456Z' },
      none: { nullValue: null },
      empty: { arrayValue: {} },
    };
    await call('PATCH', '/c/kinds', { fields });
    expect((await call('GET', '/c/kinds')).body['fields']).toEqual(fields);
  });

  it('may have ids that need escaping in an address', async () => {
    await call('PATCH', `/c/${encodeURIComponent('ä b:c%')}`, makeN(1));
    expect((await call('GET', `/c/${encodeURIComponent('ä b:c%')}`)).body['name']).toBe(
      `${DATABASE}/documents/c/ä b:c%`,
    );
  });
});

describe('calls by verb', () => {
  it('return arrays for reads, queries and counts', async () => {
    await call('POST', '/c?documentId=a', makeN(1));

    const got = await call('POST', ':batchGet', {
      documents: [`${DATABASE}/documents/c/a`, `${DATABASE}/documents/c/b`],
    });
    expect(got.body).toMatchObject([{ found: makeN(1) }, { missing: `${DATABASE}/documents/c/b` }]);

    const from = [{ collectionId: 'c' }];
    expect((await call('POST', ':runQuery', { structuredQuery: { from } })).body).toMatchObject([
      { document: makeN(1) },
    ]);
    expect(
      (await call('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'no' }] } })).body,
    ).toEqual([{ readTime: expect.any(String) as string, done: true }]);

    const counted = await call('POST', ':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ alias: 'all', count: {} }] },
    });
    expect(counted.body).toMatchObject([{ result: { aggregateFields: { all: { integerValue: '1' } } } }]);
    expect((await call('POST', ':listCollectionIds', {})).body).toEqual({ collectionIds: ['c'] });
  });

  it('write in bulk, with a status per write', async () => {
    const name = (id: string) => `${DATABASE}/documents/c/${id}`;
    const written = await call('POST', ':batchWrite', {
      writes: [
        { update: { name: name('a'), ...makeN(1) } },
        { update: { name: name('b'), ...makeN(1) }, currentDocument: { exists: true } },
      ],
    });
    expect(written.body).toMatchObject({
      status: [{}, { code: 5 }],
      writeResults: [{ updateTime: expect.any(String) as string }, {}],
    });
  });

  it('refuse a whole bulk write with an invalid name', async () => {
    const name = (id: string) => `${DATABASE}/documents/c/${id}`;
    const written = await call('POST', ':batchWrite', {
      writes: [
        { update: { name: name('sound'), ...makeN(1) } },
        { update: { name: name('__x__'), ...makeN(1) } },
      ],
    });
    expect(written).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    expect((await call('GET', '/c/sound')).status).toBe(404);
  });

  it('are refused by name if unsupported', async () => {
    expect((await call('POST', ':executePipeline', {})).body).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });

  it('refuse invalid JSON, foreign names and large bodies', async () => {
    const postRaw = (body: string) =>
      fetch(`${emulator.url}/v1/${DATABASE}/documents:commit`, { method: 'POST', headers: OWNER, body });
    expect((await postRaw('{')).status).toBe(400);
    expect((await postRaw('[]')).status).toBe(400);

    expect(
      (
        await postRaw(
          JSON.stringify({ writes: [{ delete: 'projects/other/databases/(default)/documents/c/a' }] }),
        )
      ).status,
    ).toBe(400);

    expect((await postRaw('x'.repeat(17 * 1024 * 1024))).status).toBe(413);
  });
});

describe('the caller', () => {
  const makeToken = (claims: object) =>
    `Bearer ${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

  it.each([
    ['the owner', 'Bearer owner', 404],
    ['the owner, loudly', 'bearer OWNER', 404],
    ['an access token', 'Bearer ya29.abc', 404],
    ['alice', makeToken({ sub: 'alice' }), 404],
    ['bob', makeToken({ sub: 'bob' }), 403],
    ['nobody', '', 403],
    ['a broken token', 'Bearer abc', 400],
    ['another scheme', 'Basic abc', 500],
  ])('%s', async (_name, authorization, status) => {
    const headers: Record<string, string> = authorization === '' ? {} : { authorization };
    expect((await call('GET', '/mine/x', undefined, headers)).status).toBe(status);
  });

  it('decides who may list collections', async () => {
    expect(
      (await call('POST', ':listCollectionIds', {}, { authorization: makeToken({ sub: 'alice' }) })).body,
    ).toMatchObject({
      error: { status: 'PERMISSION_DENIED', message: 'Metadata operations require admin authentication.' },
    });
  });
});

describe('pages from another origin', () => {
  it('may call, with their credentials', async () => {
    const response = await fetch(`${emulator.url}/v1/${DATABASE}/documents:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:5002',
        'access-control-request-headers': 'authorization,x-goog-api-client',
        'access-control-request-private-network': 'true',
      },
    });
    expect(response.status).toBe(200);

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:5002',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-client',
      'access-control-allow-private-network': 'true',
    });

    const missing = await fetch(`${emulator.url}/nothing`, { headers: { origin: 'http://a.test' } });
    expect([missing.status, await missing.text()]).toEqual([404, 'Not Found\n']);
    expect(missing.headers.get('access-control-allow-origin')).toBe('http://a.test');
  });
});
