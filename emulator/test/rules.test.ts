import { FieldValue } from 'firebase-admin/firestore';
import {
  addDoc,
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type FirestoreError,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor, createWebClient } from './support/clients.ts';
import { parseRules } from './support/server.ts';
import { useEmulator } from './support/use-emulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read: if request.auth != null && resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.owner == resource.data.owner;
      allow delete: if request.auth.token.admin == true;
    }
    match /pairs/{pair} {
      allow write: if getAfter(/databases/$(database)/documents/notes/$(pair)).data.owner == request.auth.uid;
    }
    match /open/{id} { allow read, write: if true; }
  }
}`;
const CLOSED = `rules_version = '2'; service cloud.firestore { match /{path=**} { allow read, write: if false; } }`;
const DENIED = { code: 'permission-denied' };

const { emulator, admin } = useEmulator(() => ({ initialRules: parseRules(RULES) }));
let alice: ReturnType<typeof createWebClient>;
let bob: ReturnType<typeof createWebClient>;
let nobody: ReturnType<typeof createWebClient>;

beforeAll(async () => {
  alice = createWebClient(emulator.port, { sub: 'alice' });
  bob = createWebClient(emulator.port, { sub: 'bob', admin: true });
  nobody = createWebClient(emulator.port);
});

afterAll(async () => {
  await Promise.all([alice.close(), bob.close(), nobody.close()]);
});

beforeEach(async () => {
  emulator.inside.project('demo-casting').setRules([{ name: 'r', content: RULES }]);
  await emulator.clear();
  await admin.db.doc('notes/a').set({ owner: 'alice', text: 'hers' });
  await admin.db.doc('notes/b').set({ owner: 'bob', text: 'his' });
});

describe('reads', () => {
  it('shows a document only to its owner', async () => {
    expect((await getDoc(doc(alice.db, 'notes/a'))).get('text')).toBe('hers');
    await expect(getDoc(doc(alice.db, 'notes/b'))).rejects.toMatchObject(DENIED);
    await expect(getDoc(doc(nobody.db, 'notes/a'))).rejects.toMatchObject(DENIED);
  });

  it('checks a query by its potential results', async () => {
    const notes = collection(alice.db, 'notes');
    expect((await getDocs(query(notes, where('owner', '==', 'alice')))).size).toBe(1);
    await expect(getDocs(notes)).rejects.toMatchObject(DENIED);
    await expect(getDocs(query(notes, where('owner', '==', 'bob')))).rejects.toMatchObject(DENIED);
    expect((await getCountFromServer(query(notes, where('owner', '==', 'alice')))).data().count).toBe(1);
    await expect(getCountFromServer(notes)).rejects.toMatchObject(DENIED);
  });

  it('lets the server SDK read everything', async () => {
    expect((await admin.db.collection('notes').get()).size).toBe(2);
  });
});

describe('writes', () => {
  it('distinguishes create, update and delete', async () => {
    await setDoc(doc(alice.db, 'notes/new'), { owner: 'alice' });
    await expect(setDoc(doc(alice.db, 'notes/new2'), { owner: 'bob' })).rejects.toMatchObject(DENIED);
    await setDoc(doc(alice.db, 'notes/a'), { owner: 'alice', text: 'changed' });
    await expect(setDoc(doc(alice.db, 'notes/a'), { owner: 'bob' })).rejects.toMatchObject(DENIED);
    await expect(writeBatch(alice.db).delete(doc(alice.db, 'notes/a')).commit()).rejects.toMatchObject(
      DENIED,
    );
    await writeBatch(bob.db).delete(doc(bob.db, 'notes/a')).commit();
    expect((await admin.db.doc('notes/a').get()).exists).toBe(false);
  });

  it('applies all of a batch or nothing', async () => {
    const batch = writeBatch(alice.db)
      .set(doc(alice.db, 'open/1'), { n: 1 })
      .set(doc(alice.db, 'notes/x'), { owner: 'bob' });
    await expect(batch.commit()).rejects.toMatchObject(DENIED);
    expect((await admin.db.doc('open/1').get()).exists).toBe(false);
  });

  it('shows rules the state after the whole batch', async () => {
    const writePair = (owner: string, id: string) =>
      writeBatch(alice.db)
        .set(doc(alice.db, `pairs/${id}`), { n: 1 })
        .set(doc(alice.db, `notes/${id}`), { owner });
    await writePair('alice', 'p1').commit();
    await expect(setDoc(doc(alice.db, 'pairs/none'), { n: 1 })).rejects.toMatchObject(DENIED);
  });

  it('checks the result of a transform, and a read-only transaction', async () => {
    await expect(
      runTransaction(alice.db, async (transaction) => {
        await transaction.get(doc(alice.db, 'notes/b'));
      }),
    ).rejects.toMatchObject(DENIED);

    await runTransaction(alice.db, async (transaction) => {
      const found = await transaction.get(doc(alice.db, 'notes/a'));
      transaction.update(found.ref, { seen: 1 });
    });

    await admin.db.doc('notes/a').update({ seen: FieldValue.increment(1) });
    expect((await getDoc(doc(alice.db, 'notes/a'))).get('seen')).toBe(2);
  });
});

describe('the request in rules', () => {
  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /masked/{id} {
      allow create: if request.inTransaction && request.writeFields == null;
      allow update: if request.writeFields == ['at', 'n'] && request.transforms == ['at'];
    }
    match /locked/{id} { allow get: if request.inTransaction; }
    match /plain/{id} {
      allow get: if !request.inTransaction;
      allow list: if !request.inTransaction && request.query.limit == null;
    }
  } }`;

  it('contains the written fields, and whether a read is in a transaction', async () => {
    emulator.inside.project('demo-casting').setRules([{ name: 'r', content: rules }]);
    const masked = doc(alice.db, 'masked/a');
    await setDoc(masked, { n: 1, m: 1 });
    await updateDoc(masked, { n: 2, at: serverTimestamp() });
    await expect(updateDoc(masked, { n: 3 })).rejects.toMatchObject(DENIED);
    await expect(setDoc(masked, { n: 3 })).rejects.toMatchObject(DENIED);
    await getDocs(collection(alice.db, 'plain'));
    await expect(getDoc(doc(alice.db, 'locked/a'))).rejects.toMatchObject(DENIED);

    // The web SDK reads outside of its transactions; others read inside.
    const read = async (path: string, options: object) => {
      const name = `projects/demo-casting/databases/(default)/documents/${path}`;
      const answer = await fetch(
        `${emulator.url}/v1/projects/demo-casting/databases/(default)/documents:batchGet`,
        {
          method: 'POST',
          body: JSON.stringify({ documents: [name], ...options }),
        },
      );
      return answer.status;
    };

    expect(await read('locked/a', { newTransaction: { readWrite: {} } })).toBe(200);
    expect(await read('locked/a', { newTransaction: { readOnly: {} } })).toBe(403);
    expect(await read('plain/a', {})).toBe(200);
    expect(await read('plain/a', { newTransaction: { readWrite: {} } })).toBe(403);
  });
});

describe('lookups', () => {
  const makeLookups = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => `exists(/databases/(default)/documents/sets/$(id + '-${n}'))`,
    ).join(' || ');

  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /ten/{id} { allow write: if !(${makeLookups(10)}); }
    match /eleven/{id} { allow write: if !(${makeLookups(11)}); }
    match /seven/{id} { allow write: if !(${makeLookups(7)}); }
  } }`;

  it('are limited to ten per operation and twenty per batch', async () => {
    emulator.inside.project('demo-casting').setRules([{ name: 'r', content: rules }]);
    await setDoc(doc(alice.db, 'ten/a'), { n: 1 });
    await expect(setDoc(doc(alice.db, 'eleven/a'), { n: 1 })).rejects.toMatchObject(DENIED);

    const writeMany = (size: number) => {
      const writes = writeBatch(alice.db);
      for (let n = 0; n < size; n++) writes.set(doc(alice.db, `seven/${n}`), { n });
      return writes.commit();
    };

    await writeMany(2);
    await expect(writeMany(3)).rejects.toMatchObject(DENIED);
  });
});

describe('listeners', () => {
  it('are refused like reads, target by target', async () => {
    const errors: FirestoreError[] = [];
    onSnapshot(
      collection(alice.db, 'notes'),
      () => undefined,
      (error) => errors.push(error),
    );
    expect((await waitFor(() => errors[0])).code).toBe('permission-denied');
    expect((await getDoc(doc(alice.db, 'notes/a'))).exists()).toBe(true);
  });

  it('end when new rules deny them', async () => {
    let seen = 0;
    const errors: FirestoreError[] = [];
    onSnapshot(
      doc(alice.db, 'open/z'),
      () => seen++,
      (error) => errors.push(error),
    );

    await addDoc(collection(alice.db, 'open'), { n: 1 });
    await waitFor(() => seen > 0);

    const loaded = await fetch(`${emulator.url}/emulator/v1/projects/demo-casting:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'x', content: CLOSED }] } }),
    });
    expect(loaded.status).toBe(200);
    expect((await waitFor(() => errors[0])).code).toBe('permission-denied');
  });
});

describe('loading rules', () => {
  const load = (body: object) =>
    fetch(`${emulator.url}/emulator/v1/projects/demo-casting:securityRules`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });

  it('refuses broken rules and keeps the old ones active', async () => {
    const broken = { files: [{ name: 'bad.rules', content: 'service cloud.firestore { match }' }] };
    const refused = await load({ rules: broken });
    expect(refused.status).toBe(400);

    expect(await refused.json()).toEqual({
      error: {
        code: 400,
        message: "Error compiling rules:\nL1:33 Unexpected '}'.",
        status: 'INVALID_ARGUMENT',
      },
    });

    const reply = await load({ rules: broken, ignore_errors: true });
    expect(reply.status).toBe(200);

    const { issues } = (await reply.json()) as {
      issues: { severity: string; sourcePosition: { line: number } }[];
    };
    expect(issues[0]?.severity).toBe('ERROR');
    expect(issues[0]?.sourcePosition.line).toBe(1);
    await expect(getDoc(doc(alice.db, 'notes/b'))).rejects.toMatchObject(DENIED);
    expect((await getDoc(doc(alice.db, 'notes/a'))).exists()).toBe(true);
  });

  it('reports evaluated expressions with their values', async () => {
    await getDoc(doc(alice.db, 'notes/a'));

    const report = `${emulator.url}/emulator/v1/projects/demo-casting:ruleCoverage`;
    const { expressions } = (await (await fetch(report)).json()) as {
      expressions: { source: string; start: { line: number }; values: { value: string; count: number }[] }[];
    };
    const owner = expressions.find((entry) => entry.source === 'resource.data.owner == request.auth.uid');
    expect(owner?.start.line).toBe(5);
    expect(owner?.values.map((entry) => entry.value)).toEqual(['true']);

    const page = await fetch(`${report}.html`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('resource.data.owner');
  });
});
