import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maskedCrc32c } from '../src/export/crc32c.ts';
import { readExport } from '../src/export/export-files.ts';
import { importDocuments } from '../src/export/import.ts';
import { readLog, writeLog } from '../src/export/record-log.ts';
import { createAdminClient } from './support/clients.ts';
import { send } from './support/rest.ts';
import { startServer } from './support/server.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

const directory = mkdtempSync(join(tmpdir(), 'export-'));

const post = (project: string, verb: string, body: object) =>
  fetch(`${emulator.url}/emulator/v1/projects/${project}:${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
const createDatabase = (project: string) => `projects/${project}/databases/(default)`;
const getMetadataPath = (name: string) => join(directory, name, `${name}.overall_export_metadata`);

describe('the record log', () => {
  it('checks records as LevelDB does', () => {
    // The check value of CRC-32C over "123456789" is e3069283; masked as LevelDB defines it.
    const crc = 0xe3069283;
    const masked = ((((crc >>> 15) | (crc << 17)) >>> 0) + 0xa282ead8) >>> 0;
    expect(maskedCrc32c(Buffer.from('123456789'))).toBe(masked);
  });

  it('splits records at block ends and joins them again', () => {
    const records = [1, 0, 32_754, 32_761, 32_762, 70_000].map((size, index) =>
      Buffer.alloc(size, index + 1),
    );
    const log = writeLog(records);
    expect([...readLog(log)].map((record) => record.length)).toEqual(records.map((record) => record.length));
    expect(Buffer.concat([...readLog(log)])).toEqual(Buffer.concat(records));
    log.writeUInt8(99, 10);
    expect(() => [...readLog(log)]).toThrow("Checksum doesn't validate.");
  });
});

describe('an export', () => {
  it('is unchanged by import, for values of every kind', async () => {
    const all = {
      nothing: null,
      yes: true,
      whole: 42,
      big: 2 ** 52,
      real: 1.5,
      nan: NaN,
      text: 'naïve 🎙',
      bytes: Buffer.from([0, 255, 1]),
      at: Timestamp.fromMillis(1_700_000_000_123),
      place: new GeoPoint(1.25, -3.5),
      friend: admin.db.doc('a/b/c/__id7__'),
      empty: [],
      list: [1, 'two', null, { deep: [true, { er: 1 }] }, new GeoPoint(0, 0)],
      map: { inner: { list: [], n: 1 }, at: Timestamp.fromMillis(0) },
      vector: FieldValue.vector([1, 2.5, -3]),
    };
    await admin.db.doc('kinds/all').set(all);
    await admin.db.doc('kinds/all/below/__id-9__').set({ n: 1 });
    await admin.db.doc('kinds/long').set({ text: 'x'.repeat(100_000) });

    const exported = await post('demo-casting', 'export', {
      database: createDatabase('demo-casting'),
      export_directory: directory,
      export_name: 'whole',
    });
    expect([exported.status, await exported.text()]).toEqual([200, '{\n}\n']);
    expect(existsSync(join(directory, 'whole/all_namespaces/all_kinds/output-0'))).toBe(true);

    const imported = await post('demo-other', 'import', {
      database: createDatabase('demo-other'),
      export_directory: getMetadataPath('whole'),
    });
    expect(await imported.text()).toBe('{\n}\n');

    const importer = createAdminClient(emulator.port, 'demo-other');
    const copy = (await importer.db.doc('kinds/all').get()).data()!;
    const { friend, ...rest } = copy as { friend: { path: string } };
    const { friend: _friend, ...expected } = (await admin.db.doc('kinds/all').get()).data()!;
    expect(rest).toEqual(expected);
    expect(friend.path).toBe('a/b/c/__id7__');

    const raw = await fetch(
      `${emulator.url}/v1/${createDatabase('demo-other')}/documents/kinds/all?mask.fieldPaths=friend`,
    );
    expect(await raw.json()).toMatchObject({
      fields: { friend: { referenceValue: `${createDatabase('demo-casting')}/documents/a/b/c/__id7__` } },
    });
    expect((await importer.db.doc('kinds/all/below/__id-9__').get()).get('n')).toBe(1);
    expect((await importer.db.doc('kinds/long').get()).get('text')).toHaveLength(100_000);
    await importer.close();
  });

  it('of an empty database is the overall file alone, byte for byte', async () => {
    await post('demo-empty', 'export', {
      database: createDatabase('demo-empty'),
      export_directory: directory,
      export_name: 'empty',
    });
    expect(existsSync(join(directory, 'empty/all_namespaces'))).toBe(false);
    expect([...readLog(readFileSync(getMetadataPath('empty')))]).toEqual([Buffer.of(0x33), Buffer.alloc(0)]);
  });

  it('is refused when its folder cannot be written or read', async () => {
    const nowhere = await post('demo-casting', 'export', {
      database: createDatabase('demo-casting'),
      export_directory: join(directory, 'missing'),
    });
    expect(await nowhere.json()).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', message: 'export_directory must be a directory' },
    });

    const bad = join(directory, 'bad.overall_export_metadata');
    writeFileSync(bad, 'not a log');

    const refused = await post('demo-casting', 'import', {
      database: createDatabase('demo-casting'),
      export_directory: bad,
    });
    expect(await refused.json()).toMatchObject({
      error: { message: 'Overall export metadata file version not supported' },
    });
  });
});

describe('a request to export or import', () => {
  const ask = async (verb: string, body: unknown, headers: Record<string, string> = {}) => {
    const { status, text } = await send(emulator.port, 'POST', `/emulator/v1/projects/demo-casting:${verb}`, {
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return status === 200 ? 'done' : (JSON.parse(text) as { error: { message?: string } }).error.message;
  };
  const target = { database: createDatabase('demo-casting'), export_directory: directory };
  const INVALID = "Payload isn't valid for request.";

  it.each([
    ['export', '[]', INVALID],
    ['export', '{nothing', INVALID],
    ['export', { ...target, nothing: 1 }, INVALID],
    ['export', { ...target, export_name: {} }, INVALID],
    ['import', { ...target, export_name: 'n' }, INVALID],
    ['export', '', 'Database name "" lacks "projects" at index 0.'],
    ['export', { database: target.database }, 'export_directory must be a directory'],
    ['export', { ...target, export_name: 'a/b' }, 'failed to write export'],
    ['import', target, 'Failed to parse overall export metadata file'],
    ['import', { database: target.database }, 'Failed to parse overall export metadata file'],
  ])('to %s %j is refused', async (verb, body, message) => {
    expect(await ask(verb, body)).toBe(message);
  });

  it('accepts both spellings of a field, and other scalars as text', async () => {
    const camel = { database: target.database, exportDirectory: directory };
    expect(await ask('export', { ...camel, exportName: 5 })).toBe('done');
    expect(existsSync(getMetadataPath('5'))).toBe(true);
    expect(await ask('export', { ...target, export_name: null })).toBe('done');
  });

  it('requires no credentials, but refuses bad ones', async () => {
    const named = { ...target, export_name: 'named' };
    expect(await ask('export', named, { authorization: 'Bearer e30.e30.' })).toBe('done');
    expect(await ask('export', named, { authorization: 'Bearer nonsense' })).toBe('invalid jwt');
    expect(await ask('import', named, { authorization: 'Bearer nonsense' })).toBe(INVALID);
    expect(await ask('import', target, { authorization: 'Bearer nonsense' })).toBe('invalid jwt');
  });
});

it('seeds every project on its first use, and again after a reset', async () => {
  const seeded = await startServer({
    seed: (store) => {
      importDocuments(store, readExport(getMetadataPath('whole'), store.name.projectId));
    },
  });
  const first = createAdminClient(seeded.port, 'demo-first');
  const second = createAdminClient(seeded.port, 'demo-second');

  expect((await first.db.doc('kinds/all').get()).get('whole')).toBe(42);
  expect((await second.db.doc('kinds/all').get()).get('whole')).toBe(42);
  await first.db.doc('kinds/all').delete();
  await fetch(`${seeded.url}/reset`, { method: 'POST' });
  expect((await first.db.doc('kinds/all').get()).get('whole')).toBe(42);
  await fetch(`${seeded.url}/emulator/v1/projects/demo-first/databases/(default)/documents`, {
    method: 'DELETE',
  });
  expect((await first.db.doc('kinds/all').get()).exists).toBe(false);
  await first.close();
  await second.close();
  await seeded.close();
});
