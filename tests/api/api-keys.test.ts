import { beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { KEY_AREAS, type KeyArea, type KeyRight } from '@domain/apiKeys/api-keys.ts';
import type { ListedApiKey, NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let otherCast: Cast;
let admin: Person;
let stranger: Person;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);
  [cast, otherCast, admin, stranger] = await Promise.all([
    makeCast(tenant),
    makeCast(otherTenant),
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});

interface Wish {
  readonly areas?: readonly KeyArea[];
  readonly right?: KeyRight;
  readonly lastDay?: string | null;
  readonly name?: string;
}
const make = (wish: Wish = {}, headers = {}, token = admin.token) =>
  call<NewApiKey>('POST', '/apiKey', {
    token,
    headers,
    body: { name: 'Books', areas: KEY_AREAS, right: 'write', ...wish },
  });
const makeKey = async (wish?: Wish): Promise<NewApiKey> => {
  const { status, collection } = await make(wish);
  expect(status).toBe(201);
  return collection;
};
const list = async (token = admin.token) =>
  (await call<readonly ListedApiKey[]>('GET', '/apiKey', { token })).collection;
const revoke = (id: string, token = admin.token) => call<ListedApiKey>('DELETE', `/apiKey/${id}`, { token });
const read = (token: string, id = cast.project.id) => call('GET', `/project/${id}`, { token });
const readStored = async (id: string) => (await firestore().doc(`apiKeys/${id}`).get()).data();
const findAudits = async (subject: string) => {
  const { docs } = await findAuditEntry(subject);
  return docs.map((record) => record.data());
};

describe('a new key', () => {
  it('is shown once, and stored as a hash only', async () => {
    const { secret, id, ...reply } = await makeKey({ name: 'Bookkeeping' });
    expect(secret).toMatch(/^vc_[\w-]{43}$/);

    expect(reply).toMatchObject({
      name: 'Bookkeeping',
      right: 'write',
      state: 'active',
      lastUsedAt: null,
    });

    expect(id).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(JSON.stringify(await readStored(id))).not.toContain(secret);
    expect(JSON.stringify(await list())).not.toContain(secret);

    const [record] = await findAudits(`apiKeys/${id}`);
    expect(record).toMatchObject({ action: 'apiKeys.create', by: admin.uid, agencyId: tenant.agencyId });
    expect(JSON.stringify(record)).not.toContain(secret);
  });

  it('returns the same key when the call is repeated, and never appears in plain text', async () => {
    const headers = { 'Idempotency-Key': `key-${tenant.agencyId}` };
    const first = await make({}, headers);
    const again = await make({}, headers);
    expect(again.status).toBe(201);
    expect(again.collection).toEqual(first.collection);
    const notes = await firestore().collection('idempotency').get();
    expect(notes.docs.some((note) => JSON.stringify(note.data()).includes(first.collection.secret))).toBe(
      false,
    );
  });

  it('can be created, listed and revoked by admins of the agency only', async () => {
    const { id } = await makeKey();
    const { teamToken } = tenant;
    expect((await make({}, {}, teamToken)).status).toBe(403);
    expect((await call('GET', '/apiKey', { token: teamToken })).status).toBe(403);
    expect((await revoke(id, teamToken)).status).toBe(403);
    expect((await list(stranger.token)).map((key) => key.id)).not.toContain(id);
    expect((await revoke(id, stranger.token)).status).toBe(404);
    expect((await list()).find((key) => key.id === id)).toMatchObject({ state: 'active' });
  });

  it.each([
    [{ areas: [] }, 'areas'],
    [{ areas: ['talents', 'talents'] }, 'areas'],
    [{ right: 'everything' }, 'right'],
    [{ name: ' ' }, 'name'],
    [{ lastDay: '2020-01-01' }, 'lastDay'],
  ])('is refused with %o', async (wish, property) => {
    const { status, error } = await make(wish as Wish);
    expect(status).toBe(422);
    expect(error.property).toContain(property);
  });
});

describe('a call by a key', () => {
  it('reads what a team member of its agency reads, and nothing else', async () => {
    const { secret } = await makeKey({ right: 'read' });
    expect((await read(secret)).status).toBe(200);
    expect((await read(secret, otherCast.project.id)).status).toBe(404);
    const chosen = await call('GET', `/project/${cast.project.id}`, {
      token: secret,
      agency: otherTenant.agencyId,
    });
    expect(chosen.status).toBe(403);
    expect(chosen.error.code).toBe('auth.wrongAgency');
  });

  it('may write, and the audit shows the key', async () => {
    const { secret, id } = await makeKey({ name: 'Planner' });
    const path = `/project/${cast.project.id}`;
    const { status } = await call('PATCH', path, { token: secret, body: { name: 'By a program' } });
    expect(status).toBe(200);
    const records = await findAudits(`projects/${cast.project.id}`);
    expect(records).toContainEqual(expect.objectContaining({ by: `key:${id}`, byKey: 'Planner', as: null }));
  });

  it('is refused beyond the key’s areas and rights', async () => {
    const reader = await makeKey({ right: 'read' });
    const path = `/project/${cast.project.id}`;
    const changed = await call('PATCH', path, { token: reader.secret, body: { name: 'No' } });
    expect([changed.status, changed.error.code]).toEqual([403, 'auth.keyForbidden']);

    const books = await makeKey({ areas: ['orders'], right: 'read' });
    for (const path of ['/orders', '/invoices'])
      expect((await call('GET', path, { token: books.secret })).status).toBe(200);
    expect(changed.error.message).toContain('castings, write');

    const narrow = await makeKey({ areas: ['talents'] });
    for (const path of ['/orders', '/invoices'])
      expect((await call('GET', path, { token: narrow.secret })).error.message).toContain('orders, read');
    expect((await call('GET', '/talent', { token: narrow.secret })).status).toBe(200);

    const foreign = await read(narrow.secret);
    expect([foreign.status, foreign.error.code]).toEqual([403, 'auth.keyForbidden']);

    const widest = await makeKey();
    const answer = await call('GET', '/apiKey', { token: widest.secret });
    expect([answer.status, answer.error.code]).toEqual([403, 'auth.keyForbidden']);
  });

  it('is refused after revocation, even during its work', async () => {
    const { secret, id } = await makeKey();
    expect((await read(secret)).status).toBe(200);
    expect((await revoke(id)).collection.state).toBe('revoked');

    const { status, error } = await read(secret);
    expect([status, error.code]).toEqual([401, 'auth.keyInvalid']);
    expect((await revoke(id)).status).toBe(200);

    expect((await findAudits(`apiKeys/${id}`)).map(({ action }) => String(action)).sort()).toEqual([
      'apiKeys.create',
      'apiKeys.revoke',
    ]);
  });

  it('is refused after the last day, but not on it', async () => {
    const { secret, id } = await makeKey();
    const getDay = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await firestore()
      .doc(`apiKeys/${id}`)
      .update({ lastDay: getDay(0) });
    expect((await read(secret)).status).toBe(200);
    await firestore()
      .doc(`apiKeys/${id}`)
      .update({ lastDay: getDay(-1) });
    expect((await read(secret)).error.code).toBe('auth.keyInvalid');
    expect((await list()).find((key) => key.id === id)?.state).toBe('ended');
  });

  it('is refused for an unknown key', async () => {
    for (const token of ['vc_', `vc_${'A'.repeat(43)}`, 'vc_../users/x'])
      expect((await read(token)).status).toBe(401);
  });

  it('updates the key’s last use once an hour', async () => {
    const { secret, id } = await makeKey();
    await read(secret);

    const first = (await readStored(id))?.['lastUsedAt'] as Timestamp;
    expect(Date.now() - first.toMillis()).toBeLessThan(60_000);
    await read(secret);
    expect((await readStored(id))?.['lastUsedAt']).toEqual(first);

    const old = Timestamp.fromMillis(Date.now() - 61 * 60_000);
    await firestore().doc(`apiKeys/${id}`).update({ lastUsedAt: old });
    await read(secret);
    expect((await readStored(id))?.['lastUsedAt']).not.toEqual(old);
  });

  it('is counted per key', async () => {
    const [busy, calm] = await Promise.all([makeKey(), makeKey()]);
    await read(busy.secret);
    const { docs } = await firestore().collection('rateLimits').where('endpoint', '==', 'apiKeys').get();
    expect(docs).toHaveLength(1);
    await docs[0]?.ref.update({ calls: 600 });
    expect((await read(busy.secret)).status).toBe(429);
    expect((await read(calm.secret)).status).toBe(200);
  });
});
