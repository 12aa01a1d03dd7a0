import { doc, runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { METHODS } from '../src/transports/rpc/methods.ts';
import { getCodec } from '../src/transports/wire/codec.ts';
import { waitFor, createWebClient } from './support/clients.ts';
import { DATABASE, DOCUMENTS, OWNER, send, callVerb } from './support/rest.ts';
import { parseRules } from './support/server.ts';
import { useEmulator } from './support/use-emulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /shut/{id} { allow write: if request.auth.uid == 'nobody'; }
    match /open/{id} { allow write: if request.auth.uid == 'alice'; }
    match /owned/{id} {
      allow create: if request.resource.data.owner == request.auth.uid;
      allow update, delete: if resource.data.owner == request.auth.uid;
    }
    match /updated/{id} { allow update: if true; }
  }
}`;

const { emulator, admin } = useEmulator(() => ({ initialRules: parseRules(RULES) }));
let alice: ReturnType<typeof createWebClient>;

beforeAll(() => {
  alice = createWebClient(emulator.port, { sub: 'alice' });
});
afterAll(() => alice.close());

beforeEach(async () => {
  await emulator.clear();
  await Promise.all(
    ['shut', 'open', 'owned', 'updated'].map((id) => admin.db.doc(`${id}/there`).set({ n: 1 })),
  );
});

const claims = Buffer.from(JSON.stringify({ sub: 'alice' })).toString('base64url');
const ALICE = { authorization: `Bearer e30.${claims}.` };
const LONG_AGO = '2001-01-01T00:00:00Z';
const name = (path: string) => `${DOCUMENTS}/${path}`;
const update = (path: string, currentDocument: object) => ({
  update: { name: name(path), fields: {} },
  currentDocument,
});
const remove = (path: string, currentDocument: object) => ({ delete: name(path), currentDocument });
const verify = (path: string, currentDocument: object) => ({ verify: name(path), currentDocument });
/** A commit's refusal, without its reasons. */
const getRefusal = async (writes: readonly object[], headers: Record<string, string> = ALICE) =>
  String(await callVerb(emulator.port, 'commit', { writes }, headers)).split(':')[0];

/** Stored states that make a write fail, with the error for permitted callers. */
const OBSTACLES: [string, (where: string) => object, string][] = [
  ['an update of a missing document', (w) => update(`${w}/none`, { exists: true }), 'NOT_FOUND'],
  ['a creation of one that is there', (w) => update(`${w}/there`, { exists: false }), 'ALREADY_EXISTS'],
  [
    'an update of another version',
    (w) => update(`${w}/there`, { updateTime: LONG_AGO }),
    'FAILED_PRECONDITION',
  ],
  ['a version of a missing document', (w) => update(`${w}/none`, { updateTime: LONG_AGO }), 'NOT_FOUND'],
  ['a deletion of a missing document', (w) => remove(`${w}/none`, { exists: true }), 'NOT_FOUND'],
  [
    'a deletion of another version',
    (w) => remove(`${w}/there`, { updateTime: LONG_AGO }),
    'FAILED_PRECONDITION',
  ],
];

describe.each(OBSTACLES)('%s', (_what, write, status) => {
  it('shows denied callers nothing but the denial', async () => {
    expect(await getRefusal([write('shut')])).toBe('PERMISSION_DENIED');
    expect(String(await callVerb(emulator.port, 'commit', { writes: [write('shut')] }, ALICE))).not.toMatch(
      /\d{9}/,
    );
  });

  it('shows the stored error to permitted callers', async () => {
    expect(await getRefusal([write('open')])).toBe(status);
    expect(await getRefusal([write('shut')], OWNER)).toBe(status);
  });

  it('shows denied callers the denial even after another failing write', async () => {
    const missingUpdate = update('open/none', { exists: true });
    expect(await getRefusal([missingUpdate, write('shut')])).toBe('PERMISSION_DENIED');
    expect(await getRefusal([missingUpdate, write('open')])).toBe('NOT_FOUND');
  });
});

describe('a write under rules', () => {
  it('is checked by its kind, not by the stored state', async () => {
    // An update of a missing document isn't a creation, so a caller who may only create doesn't learn that it is missing.
    const owned = { owner: { stringValue: 'alice' } };

    const write = (id: string, currentDocument: object) => ({
      update: { name: name(`owned/${id}`), fields: owned },
      currentDocument,
    });

    expect(await getRefusal([write('none', { exists: true })])).toBe('PERMISSION_DENIED');
    expect(await getRefusal([write('there', { exists: true })])).toBe('PERMISSION_DENIED');
    expect(await getRefusal([write('there', { exists: false })])).toBe('ALREADY_EXISTS');
    expect(await getRefusal([write('new', { exists: false })])).toBe('[object Object]');
    expect(await getRefusal([write('new', { exists: true })])).toBe('[object Object]');
    // A caller with update access does.
    expect(await getRefusal([update('updated/none', { exists: true })])).toBe('NOT_FOUND');
  });

  it('is checked before the size of the resulting document', async () => {
    const half = { stringValue: 'x'.repeat(600_000) };
    for (const where of ['shut', 'open'])
      await admin.db.doc(`${where}/there`).set({ half: half.stringValue });
    const grow = (where: string) => ({
      update: { name: name(`${where}/there`), fields: { other: half } },
      updateMask: { fieldPaths: ['other'] },
    });
    expect(await getRefusal([grow('shut')])).toBe('PERMISSION_DENIED');
    expect(await getRefusal([grow('open')])).toBe('INVALID_ARGUMENT');
  });

  it('can verify a document only with read access', async () => {
    for (const id of ['there', 'none']) {
      expect(await getRefusal([verify(`shut/${id}`, { exists: true })])).toBe('PERMISSION_DENIED');
      expect(await getRefusal([verify(`shut/${id}`, { exists: false })])).toBe('PERMISSION_DENIED');
    }
  });
});

describe('denials on every write protocol', () => {
  const DENIED = { code: 'permission-denied' };

  it('REST, one document at a time', async () => {
    const getStatus = async (method: string, path: string) =>
      (
        await send(emulator.port, method, `/v1/${DOCUMENTS}/${path}`, {
          headers: ALICE,
          ...(method !== 'DELETE' && { body: '{}' }),
        })
      ).status;

    for (const [where, created, missing] of [
      ['shut', 403, 403],
      ['open', 409, 404],
    ] as const) {
      expect(await getStatus('POST', `${where}?documentId=there`)).toBe(created);
      expect(await getStatus('PATCH', `${where}/none?currentDocument.exists=true`)).toBe(missing);
      expect(await getStatus('DELETE', `${where}/none?currentDocument.exists=true`)).toBe(missing);
    }
  });

  it("the web SDK's batches and transactions", async () => {
    await expect(updateDoc(doc(alice.db, 'shut/none'), { n: 1 })).rejects.toMatchObject(DENIED);
    await expect(updateDoc(doc(alice.db, 'open/none'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });

    const batch = writeBatch(alice.db).update(doc(alice.db, 'open/none'), { n: 1 });
    await expect(batch.update(doc(alice.db, 'shut/none'), { n: 1 }).commit()).rejects.toMatchObject(DENIED);

    const writeBlindly = (path: string) =>
      runTransaction(alice.db, (transaction) =>
        Promise.resolve(transaction.update(doc(alice.db, path), { n: 1 })),
      );

    await expect(writeBlindly('shut/none')).rejects.toMatchObject(DENIED);
    await expect(writeBlindly('open/none')).rejects.toMatchObject({ code: 'not-found' });
    await setDoc(doc(alice.db, 'open/new'), { n: 1 });
  });

  it('the Write stream that gRPC and the browser share', async () => {
    const getRefusals = async (write: object) => {
      const method = METHODS['Write']!;
      if (method.kind !== 'duplex') throw new Error('Write is no stream.');

      let status: string | undefined;

      const handler = method.open(
        { emulator: emulator.inside, authorization: ALICE.authorization },
        {
          send: () => undefined,
          congested: () => false,
          onDrain: () => undefined,
          end: (error) => (status = error?.status),
        },
      );
      handler.message(getCodec(method.request).fromJson({ database: DATABASE }));
      handler.message(getCodec(method.request).fromJson({ writes: [write] }));

      return waitFor(() => status);
    };

    expect(await getRefusals(update('shut/there', { exists: false }))).toBe('PERMISSION_DENIED');
    expect(await getRefusals(update('open/there', { exists: false }))).toBe('ALREADY_EXISTS');
  });
});

it('denied callers neither wait for transactions of others nor end them', async () => {
  const begin = async () =>
    ((await callVerb(emulator.port, 'beginTransaction', {})) as { transaction: string }).transaction;
  const read = (transaction: string, where: string) =>
    callVerb(emulator.port, 'batchGet', { transaction, documents: [name(`${where}/there`)] });
  const older = await begin();
  await read(older, 'shut');
  // An allowed one would time out.
  expect(await getRefusal([update('shut/there', {})])).toBe('PERMISSION_DENIED');
  expect(await callVerb(emulator.port, 'commit', { transaction: older })).toEqual({});

  const first = await begin();
  const second = await begin();
  await read(first, 'open');
  await read(second, 'shut');
  const denied = { transaction: first, writes: [update('shut/there', {})] };
  expect(String(await callVerb(emulator.port, 'commit', denied, ALICE))).toContain('PERMISSION_DENIED');
  expect(await callVerb(emulator.port, 'commit', { transaction: second })).toEqual({});
});
