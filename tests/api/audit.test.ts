import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditRow } from '@domain/audit/audit.ts';
import type { Page } from '@domain/contract.ts';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { getActingToken } from '../stack/acting.ts';
import { APP, firestore } from '../stack/admin.ts';
import { makeAuditRecord, plantAudit } from '../stack/audit.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let cast: Cast;
let admin: Person;
let stranger: Person;
let client: Person;
let apiKey: NewApiKey;
/** The path of a record with four planted changes. */
let subject: string;

beforeAll(async () => {
  const [ownerTenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  tenant = ownerTenant;

  const { agencyId, companyId } = ownerTenant;
  cast = await makeCast(ownerTenant);

  [admin, client, stranger] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);

  const body = { name: '=Books', areas: ['castings'], right: 'write', lastDay: null };
  apiKey = (await call<NewApiKey>('POST', '/apiKey', { token: admin.token, body })).collection;
  subject = `projects/${cast.project.id}`;

  await plantAudit(agencyId, [
    makeAuditRecord(agencyId, 1, { by: admin.uid, subject }),
    makeAuditRecord(agencyId, 2, {
      by: stranger.uid,
      subject,
      after: { name: 'New', agencyIds: ['elsewhere'] },
    }),
    makeAuditRecord(agencyId, 3, {
      by: `key:${apiKey.id}`,
      byKey: '=Books',
      subject,
      action: 'projects.archive',
    }),
    makeAuditRecord(agencyId, 4, { by: admin.uid, as: client.uid, onBehalfOf: stranger.uid, subject }),
  ]);

  await plantAudit(otherTenant.agencyId, [
    makeAuditRecord(otherTenant.agencyId, 1, { subject, by: admin.uid }),
  ]);
});

const list = (query: Readonly<Record<string, string>> = {}, token = admin.token) =>
  call<Page<AuditRow>>('GET', `/audit?${new URLSearchParams(query).toString()}`, { token });
const showRecords = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).collection.items.map(({ id }) => id.slice(tenant.agencyId.length + 1));

describe('the audit log', () => {
  it('lists actions, newest first, with the names of people and records', async () => {
    const { items } = (await list()).collection;
    const [first] = items;
    expect(first).toMatchObject({
      action: 'apiKeys.create',
      by: { kind: 'person', id: admin.uid, name: admin.uid },
      as: null,
      subject: `apiKeys/${apiKey.id}`,
      subjectName: '=Books',
      before: null,
      seq: null,
      erasedAt: null,
    });

    expect(JSON.parse(first?.after ?? '')).toMatchObject({ name: '=Books', right: 'write' });

    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );

    expect(items.every(({ id }) => !id.startsWith(stranger.uid))).toBe(true);
  });

  it('is filtered by person, record, action and time', async () => {
    expect(await showRecords({ subject })).toEqual(expect.arrayContaining(['4', '3', '2', '1']));
    expect(await showRecords({ by: admin.uid, subject })).toEqual(['4', '1']);
    expect(await showRecords({ by: `key:${apiKey.id}` })).toEqual(['3']);
    expect(await showRecords({ subject, action: 'projects.archive' })).toEqual(['3']);
    const span = { from: '2026-01-01T00:00:02Z', to: '2026-01-01T01:00:04+01:00' };
    expect(await showRecords({ subject, ...span })).toEqual(['3', '2']);
    expect(await showRecords({ by: admin.uid, subject, action: 'projects.update', ...span })).toEqual([]);
  });

  it('shows only people of the agency, and no other agency', async () => {
    const { items } = (await list({ by: stranger.uid })).collection;
    expect(items).toMatchObject([{ by: { kind: 'person', name: null }, subjectName: cast.project.name }]);
    expect(items[0]?.after).toBe('{"name":"New"}');
    const [acting] = (await list({ by: admin.uid, subject })).collection.items;
    expect(acting).toMatchObject({ as: { name: client.uid }, onBehalfOf: { name: null } });
    const [byKey] = (await list({ by: `key:${apiKey.id}` })).collection.items;
    expect(byKey?.by).toEqual({ kind: 'key', id: `key:${apiKey.id}`, name: '=Books' });
  });

  it('is listed page by page, each record once', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { collection } = await list({ subject, pageSize: '2', ...(cursor ? { cursor } : {}) });
      expect(collection.items.length).toBeLessThanOrEqual(2);
      ids.push(...collection.items.map(({ id }) => id));
      ({ cursor } = collection);
    } while (cursor);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(-4)).toEqual(['4', '3', '2', '1'].map((number) => `${tenant.agencyId}-${number}`));
  });

  it('refuses unknown filters', async () => {
    const faulty: readonly Readonly<Record<string, string>>[] = [
      { by: 'a b' },
      { subject: 'nowhere' },
      { action: '*' },
      { from: 'yesterday' },
      { cursor: 'x' },
    ];
    for (const query of faulty) expect((await list(query)).status).toBe(422);
  });
});

describe('the exported log', () => {
  const exportFile = async (query: string, language = 'en', token = admin.token) => {
    const response = await fetch(`${APP}/api/audit/csv?${query}`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('has the filtered rows, in the reader’s language, without formulas', async () => {
    const { headers, text } = await exportFile(
      `subject=${encodeURIComponent(subject)}&action=projects.archive`,
    );
    const [head = '', line = '', ...rest] = text.split('\r\n');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(head).toContain('Time (UTC),Who,Acting as,On behalf of,What');
    expect(line).toContain('2026-01-01T00:00:03.000Z,API key: =Books,,,Archived a project,projects.archive');
    expect(rest).toEqual(['']);

    const made = await exportFile('action=apiKeys.create');
    expect(made.text).toContain(",'=Books,");
    expect(made.text).not.toContain(',=Books');
  });

  it('uses the reader’s language', async () => {
    const { text } = await exportFile('action=projects.archive', 'es');
    expect(text).toContain('Clave de API: =Books;;;Archivó un proyecto');
  });
});

describe('the log is limited to the admins of its agency', () => {
  const PATHS = ['/audit', '/audit/csv', '/audit/check'];

  it('shows another agency’s admin only their own log', async () => {
    const { items } = (await list({}, stranger.token)).collection;
    expect(items.map(({ subject: path, subjectName }) => [path, subjectName])).toEqual([[subject, null]]);
    expect(items[0]?.by).toEqual({ kind: 'person', id: admin.uid, name: null });
  });

  it.each(PATHS)('refuses %s to everyone else, and to keys', async (path) => {
    const acting = await getActingToken(admin.token, client.uid);
    for (const token of [tenant.teamToken, client.token, acting, apiKey.secret])
      expect((await call('GET', path, { token })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', path, { token: stranger.token, agency: tenant.agencyId })).status).toBe(403);
  });
});

it('a record shows when it was emptied', async () => {
  const agencyId = tenant.agencyId;
  const erasedAt = Timestamp.fromMillis(Date.parse('2026-02-01T00:00:00Z'));
  const empty = makeAuditRecord(agencyId, 9, {
    before: null,
    after: null,
    erasedAt,
    subject: 'talents/nobody',
  });
  await firestore().doc(`audit/${agencyId}-9`).set(empty);

  const { items } = (await list({ subject: 'talents/nobody' })).collection;
  expect(items).toMatchObject([{ before: null, after: null, erasedAt: '2026-02-01T00:00:00.000Z' }]);
});
