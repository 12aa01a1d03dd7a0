import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@domain/contract.ts';
import { getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { sendRaw } from '../stack/raw.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let cast: Cast;
let admin: string;
beforeAll(async () => {
  tenant = await makeTenant(1);
  [cast, admin] = await Promise.all([makeCast(tenant, 1), getIdToken('admin@agency-one.example')]);
});

/** All errors use our envelope with its five fields, not the platform's. */
const expectEnvelope = (error: Omit<ErrorBody, 'requestId'>, status: number): void => {
  expect(Object.keys({ ...error, requestId: '' }).sort()).toEqual([
    'code',
    'message',
    'property',
    'requestId',
    'status',
  ]);
  expect(error.status).toBe(status);
};

const post = (body: string) => call('POST', '/project', { token: tenant.clientToken, body });

describe('unusual bodies', () => {
  it.each([
    ['constructor', '{"name":"X","constructor":1}', 422],
    ['half a surrogate pair', '{"name":"a\\ud800b"}', 422],
    ['nesting without end', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
    ['a list for a text', '{"name":["X"]}', 422],
    ['nothing but null', 'null', 422],
    ['a lone text', '"X"', 422],
  ])('%s', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expectEnvelope(answer.error, status);
  });

  it('use the last value of a repeated key, and ignore a byte order mark', async () => {
    const twice = await post('{"name":"First","name":"Last"}');
    expect([twice.status, twice.collection['name']]).toEqual([201, 'Last']);
    expect((await post('\ufeff{"name":"Marked"}')).status).toBe(201);
  });

  const makeAuthorization = () => [
    `Authorization: Bearer ${tenant.clientToken}`,
    'Content-Type: application/json',
  ];

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), [], 400],
    ['a compressed body', gzipSync('{"name":"X"}'), ['Content-Encoding: gzip'], 415],
    ['what only says it is compressed', '{"name":"X"}', ['Content-Encoding: gzip'], 415],
    ['an unknown encoding', '{"name":"X"}', ['Content-Encoding: bogus'], 415],
    ['malformed JSON sent as an event', '{"name":', ['ce-type: google.x'], 400],
  ])('%s', async (_, body, headers, status) => {
    const answer = await sendRaw('POST /api/project', [...makeAuthorization(), ...headers], body);
    expect(answer.status).toBe(status);
    expectEnvelope(JSON.parse(answer.text) as ErrorBody, status);
  });
});

describe('unusual paths and queries', () => {
  it.each([
    ['/project/__reserved__', 404],
    ['/project/__x__y', 404],
    ['/project/a%2Fb', 404],
    ['/project/a%00b', 404],
    [`/project/${'x'.repeat(1600)}`, 404],
    ['/demoCache?language=spa&language=eng', 422],
    ['/demoCache?language[a]=spa', 422],
    ['/demoCache?language=%E0%A4%A', 422],
    ['/demoCache?language=spa&constructor=1', 422],
    ['/demoCache?language=spa&pageSize=1&pageSize=2', 422],
    ['/demoCache?language=spa&pageSize=0x10', 422],
    ['/demoCache?language=spa&pageSize=1e1', 422],
  ])('%s', async (path, status) => {
    const answer = await sendRaw(`GET /api${path}`, [`Authorization: Bearer ${tenant.clientToken}`]);
    expect(answer.status).toBe(status);
    expectEnvelope(JSON.parse(answer.text) as ErrorBody, status);
  });

  it('are answered when valid', async () => {
    const token = tenant.clientToken;
    expect((await call('GET', `/project/${cast.project.id}`, { token })).status).toBe(200);
    expect((await call('GET', '/demoCache?language=eng&pageSize=1', { token })).status).toBe(200);
  });

  it('a reserved id of the database in a body', async () => {
    const body = { projectId: '__id__', name: 'X' };
    const answer = await call('POST', '/voice', { token: tenant.clientToken, body });
    expect([answer.status, answer.error.property]).toEqual([422, 'projectId']);
  });

  it('an id that becomes invalid when decoded', async () => {
    const answer = await call('DELETE', '/talent/language/__x___eng', { token: tenant.talentToken });
    expect(answer.status).toBe(404);
  });
});

describe('invented cursors', () => {
  const getCursor = (text: string) => Buffer.from(text).toString('base64url');

  it.each([
    ['no JSON', 'AAAA'],
    ['a moment beyond time', getCursor('[9007199254740991,0,"id"]')],
    ['too many nanoseconds', getCursor('[1,-1,"id"]')],
    ['an id of the database’s own', getCursor('[1,1,"__id__"]')],
    ['an id with a slash', getCursor('[1,1,"a/b"]')],
    ['texts for numbers', getCursor('["1","1","id"]')],
  ])('%s', async (_, cursor) => {
    const path = `/demoCache?language=eng&cursor=${cursor}`;
    const answer = await call('GET', path, { token: tenant.clientToken });
    expect([answer.status, answer.error.property]).toEqual([422, 'cursor']);
  });

  it.each([
    ['half a surrogate pair', getCursor('["\\ud800","id"]')],
    ['a number for a name', getCursor('[1,"id"]')],
  ])('of clients: %s', async (_, cursor) => {
    const answer = await call('GET', `/client?cursor=${cursor}`, { token: admin, agency: 'agency-one' });
    expect([answer.status, answer.error.property]).toEqual([422, 'cursor']);
  });

  it('a page far beyond the last', async () => {
    const fetchPage = (current: string) =>
      call('GET', `/engineer?current=${current}`, { token: admin, agency: 'agency-one' });
    const far = await fetchPage('9007199254740991');
    expect([far.status, far.error.property]).toEqual([422, 'current']);
    expect((await fetchPage('200')).status).toBe(200);
  });
});
