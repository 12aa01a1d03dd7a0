import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
  type QuerySnapshot,
} from 'firebase/firestore';
import * as webSdk from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBloomFilter } from '../src/listeners/bloom-filter.ts';
import { ListenerHub } from '../src/listeners/hub.ts';
import { ListenStream } from '../src/listeners/listen-stream.ts';
import type { FollowedTarget, ListenEvent, TargetRequest } from '../src/listeners/events.ts';
import type { Query } from '../src/queries/query.ts';
import type { StatusError } from '../src/status/status.ts';
import { planWrites } from '../src/storage/apply-writes.ts';
import { Database } from '../src/storage/database.ts';
import { toResourceName } from '../src/storage/names.ts';
import { mightContain } from './support/bloom-filter.ts';
import { waitFor, PROJECT, createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
let web: ReturnType<typeof createWebClient>;

beforeEach(async () => {
  await emulator.clear();
  web = createWebClient(emulator.port);
  return async () => {
    await web.close();
  };
});

/** A listener's snapshots as lists of ids. */
function createRecorder() {
  const seen: string[] = [];

  return {
    seen,
    record: (snapshot: QuerySnapshot) => {
      if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) {
        seen.push(snapshot.docs.map((document) => document.id).join());
      }
    },
    last: () => seen.at(-1),
  };
}

const ignore = () => undefined;

interface Mismatch {
  readonly localCacheCount: number;
  readonly existenceFilterCount: number;
  readonly bloomFilter?: { readonly applied: boolean };
}

/** Left out of the SDK's published types. */
const { _TestingHooks: hooks } = webSdk as unknown as {
  readonly _TestingHooks: { onExistenceFilterMismatch(callback: (found: Mismatch) => void): () => void };
};

/** Documents that the emulator has read for clients. */
async function countReads(): Promise<number> {
  const usage = await (await fetch(`${emulator.url}/emulator/v1/projects/demo-casting:usage`)).json();
  return (usage as { reads: number }).reads;
}

/** Fills the history, so that earlier changes are no longer known in detail. */
function forgetThePast(
  store = emulator.inside.database({ projectId: PROJECT, database: '(default)' }).store,
) {
  const fields = new Map();
  for (let n = 0; n < 30_000; n++) {
    const commitMicros = store.nextCommitMicros();
    const path = ['elsewhere', 'x'];
    const name = toResourceName(store.name, path);
    const after = { name, path, fields, createMicros: commitMicros, updateMicros: commitMicros };
    store.commit({ commitMicros, changes: [{ path, before: store.get(path), after }] });
  }
}

describe('the web SDK', () => {
  it('sees documents added, changed and removed', async () => {
    const found = createRecorder();
    onSnapshot(query(collection(web.db, 'c'), where('open', '==', true)), found.record, ignore);
    await waitFor(() => found.seen.length === 1);
    await admin.db.doc('c/a').set({ open: true });
    await waitFor(() => found.last() === 'a');
    await admin.db.doc('c/b').set({ open: false });
    await admin.db.doc('c/b').set({ open: true });
    await waitFor(() => found.last() === 'a,b');
    await admin.db.doc('c/a').update({ open: false });
    await waitFor(() => found.last() === 'b');
    await admin.db.doc('c/b').delete();
    await waitFor(() => found.last() === '');
    expect(found.seen).toEqual(['', 'a', 'a,b', 'b', '']);
  });

  it('sees one snapshot per commit, regardless of the number of documents', async () => {
    const found = createRecorder();
    onSnapshot(collection(web.db, 'c'), found.record, ignore);
    await waitFor(() => found.seen.length === 1);

    const batch = admin.db.batch();
    for (const id of ['a', 'b', 'd']) batch.set(admin.db.doc(`c/${id}`), { n: 1 });
    await batch.commit();
    await waitFor(() => found.last() === 'a,b,d');
    await admin.db.batch().delete(admin.db.doc('c/a')).set(admin.db.doc('c/e'), { n: 1 }).commit();
    await waitFor(() => found.last() === 'b,d,e');
    expect(found.seen).toEqual(['', 'a,b,d', 'b,d,e']);
  });

  it('refills a limited window', async () => {
    for (const [index, id] of ['a', 'b', 'd', 'e'].entries()) await admin.db.doc(`c/${id}`).set({ n: index });

    const found = createRecorder();
    onSnapshot(query(collection(web.db, 'c'), orderBy('n', 'desc'), limit(2)), found.record, ignore);
    await waitFor(() => found.last() === 'e,d');
    await admin.db.doc('c/e').delete();
    await waitFor(() => found.last() === 'd,b');
    await admin.db.doc('c/z').set({ n: 99 });
    await waitFor(() => found.last() === 'z,d');
    await admin.db.doc('c/z').update({ n: -1 });
    await waitFor(() => found.last() === 'd,b');
  });

  it('follows a missing document, and its deletion', async () => {
    const seen: (number | undefined)[] = [];
    onSnapshot(
      doc(web.db, 'c/late'),
      (snapshot) => seen.push(snapshot.get('n') as number | undefined),
      ignore,
    );

    await waitFor(() => seen.length === 1);
    await admin.db.doc('c/late').set({ n: 1 });
    await waitFor(() => seen.length === 2);
    await admin.db.doc('c/late').delete();
    await waitFor(() => seen.length === 3);
    expect(seen).toEqual([undefined, 1, undefined]);
  });

  it('catches up in one snapshot after being offline', async () => {
    const many = Array.from({ length: 9 }, (_, n) => `k${n}`);
    for (const id of ['a', 'b', ...many]) await admin.db.doc(`c/${id}`).set({ open: true });

    const found = createRecorder();
    onSnapshot(query(collection(web.db, 'c'), where('open', '==', true)), found.record, ignore);

    const whole = ['a', 'b', ...many].join();
    await waitFor(() => found.last() === whole);
    await disableNetwork(web.db);
    await admin.db.doc('c/a').delete();
    await admin.db.doc('c/b').update({ open: false });
    await admin.db.doc('c/e').set({ open: true });

    const before = await countReads();
    await enableNetwork(web.db);

    const left = ['e', ...many].join();
    await waitFor(() => found.last() === left);
    expect(found.seen).toEqual([whole, left]);
    // Only changes were sent and read, not the whole result.
    expect((await countReads()) - before).toBeLessThan(4);
  });

  it('receives earlier deletions without the whole result', async () => {
    const ids = Array.from({ length: 50 }, (_, n) => `k${n}`);
    for (const id of ids) await admin.db.doc(`c/${id}`).set({ open: true });

    const found = createRecorder();
    onSnapshot(query(collection(web.db, 'c'), where('open', '==', true)), found.record, ignore);
    await waitFor(() => found.seen.length === 1);
    await disableNetwork(web.db);
    await admin.db.doc('c/k7').delete();
    await admin.db.doc('c/k8').update({ open: false });
    await admin.db.doc('c/k9').update({ n: 2 });
    await admin.db.doc('c/n').set({ open: true });
    forgetThePast();

    const mismatches: Mismatch[] = [];
    const stop = hooks.onExistenceFilterMismatch((found) => mismatches.push(found));
    const before = await countReads();
    await enableNetwork(web.db);

    const left = ['k7', 'k8'].reduce((rest, id) => rest.filter((text) => text !== id), [...ids].sort());
    await waitFor(() => found.last() === [...left, 'n'].join());
    stop();
    expect(mismatches).toMatchObject([
      { localCacheCount: 51, existenceFilterCount: 49, bloomFilter: { applied: true } },
    ]);
    // The two new or changed ones, and a look-up of each of the two that left.
    expect((await countReads()) - before).toBeLessThan(7);
  });

  it('receives confirmation of its own writes', async () => {
    const found = createRecorder();
    onSnapshot(collection(web.db, 'c'), { includeMetadataChanges: true }, found.record, ignore);
    await Promise.all(Array.from({ length: 5 }, (_, n) => setDoc(doc(web.db, `c/${n}`), { n })));
    await writeBatch(web.db).delete(doc(web.db, 'c/0')).commit();
    await waitFor(() => found.last() === '1,2,3,4');
  });

  it('is notified when the database is cleared', async () => {
    await admin.db.doc('c/a').set({ n: 1 });
    const found = createRecorder();
    onSnapshot(collection(web.db, 'c'), found.record, ignore);
    await waitFor(() => found.last() === 'a');
    await emulator.clear();
    await waitFor(() => found.last() === '');
    await admin.db.doc('c/b').set({ n: 1 });
    await waitFor(() => found.last() === 'b');
  });
});

describe('the server SDK', () => {
  it('follows queries and documents', async () => {
    const sizes: number[] = [];
    const stop = admin.db.collection('c').onSnapshot((snapshot) => sizes.push(snapshot.size));
    const seen: unknown[] = [];
    const stopDocument = admin.db.doc('c/a').onSnapshot((snapshot) => seen.push(snapshot.get('n')));
    await waitFor(() => sizes.length === 1 && seen.length === 1);
    await admin.db.doc('c/a').set({ n: 1 });
    await waitFor(() => sizes.length === 2 && seen.length === 2);

    expect([sizes, seen]).toEqual([
      [0, 1],
      [undefined, 1],
    ]);

    stop();
    stopDocument();
  });
});

describe('a Bloom filter of names', () => {
  it('matches every name in it and hardly any other', () => {
    for (const count of [0, 1, 2, 7, 1000]) {
      const names = Array.from({ length: count }, (_, n) => `projects/p/databases/d/documents/c/${n}é`);
      const filter = createBloomFilter(names);
      expect(filter.padding).toBeLessThan(8);
      expect(names.every((name) => mightContain(filter, name))).toBe(true);
      const strangers = Array.from({ length: 10_000 }, (_, n) => `projects/p/databases/d/documents/o/${n}`);
      expect(strangers.filter((name) => mightContain(filter, name)).length).toBeLessThan(10);
    }
    expect(createBloomFilter([])).toEqual({ bitmap: new Uint8Array(), padding: 0, hashCount: 0 });
  });
});

describe('a stream', () => {
  const createDatabase = () => new Database({ projectId: 'p', database: '(default)' });

  const write = (store: Database, id: string, n: number | undefined) => {
    const path = ['c', id];

    const plan = planWrites(
      store,
      [
        n === undefined
          ? { kind: 'delete', path }
          : {
              kind: 'set',
              path,
              fields: new Map([['n', { kind: 'integer', value: BigInt(n) }]]),
              transforms: [],
            },
      ],
      store.nextCommitMicros(),
    );
    store.commit({ commitMicros: store.nextCommitMicros(), changes: plan.changes });
  };

  const makeTarget = (resumeFrom?: bigint | 'unknown'): TargetRequest => ({
    targetId: 1,
    once: false,
    resumeFrom,
    what: { kind: 'query', query: { parent: [], collectionId: 'c', allDescendants: false, orderBy: [] } },
  });

  const describeEvent = (event: ListenEvent) => {
    if (event.kind === 'target') return event.change;
    if (event.kind === 'filter') return `filter ${event.count}`;
    return `${event.kind} ${(event.kind === 'change' ? event.document.name : event.name).at(-1) ?? ''}`;
  };

  it('merges commits for a slow client', () => {
    const store = createDatabase();
    const notified: string[] = [];
    let behind = false;
    const stream = new ListenStream(store, new ListenerHub(store), () => ({ read: ignore }), {
      send: (event) => notified.push(describeEvent(event)),
      congested: () => behind,
      fail: ignore,
    });

    stream.add(makeTarget());
    notified.length = 0;
    behind = true;
    for (let n = 0; n < 100; n++) write(store, 'a', n);
    write(store, 'b', 1);
    write(store, 'b', undefined);
    expect(notified).toEqual([]);
    behind = false;
    stream.pump();
    expect(notified).toEqual(['change a', 'no-change']);
  });

  it('that fails ends without affecting the commit or other streams', () => {
    const store = createDatabase();
    const hub = new ListenerHub(store);
    const ends: string[] = [];
    const notified: string[] = [];

    const open = (send: (event: ListenEvent) => void) => {
      const outlet = { send, congested: () => false, fail: (error: StatusError) => ends.push(error.message) };
      new ListenStream(store, hub, () => ({ read: ignore }), outlet).add(makeTarget());
    };

    const broken = vi.spyOn(console, 'error').mockImplementation(ignore);
    open((event) => {
      if (event.kind === 'change') throw new Error('a bug');
    });
    open((event) => notified.push(describeEvent(event)));
    notified.length = 0;
    write(store, 'a', 1);
    write(store, 'b', 1);
    expect(notified).toEqual(['change a', 'no-change', 'change b', 'no-change']);
    expect(ends).toEqual(['a bug']);
    expect(broken).toHaveBeenCalledOnce();
    broken.mockRestore();
  });

  it('restarts for a client with an unknown resume token', () => {
    const store = createDatabase();
    write(store, 'a', 1);

    const notified: string[] = [];
    const outlet = {
      send: (event: ListenEvent) => notified.push(describeEvent(event)),
      congested: () => false,
      fail: ignore,
    };
    const stream = new ListenStream(store, new ListenerHub(store), () => ({ read: ignore }), outlet);
    stream.add(makeTarget('unknown'));
    expect(notified).toEqual(['add', 'reset', 'change a', 'current', 'no-change']);
    notified.length = 0;
    stream.close();

    const seen = store.now();
    write(store, 'b', 1);
    write(store, 'a', undefined);
    new ListenStream(store, new ListenerHub(store), () => ({ read: ignore }), outlet).add(makeTarget(seen));
    expect(notified).toEqual(['add', 'change b', 'delete a', 'current', 'no-change']);
  });

  it('sends changes and a Bloom filter to a client older than the history', () => {
    const store = createDatabase();
    for (const id of ['a', 'b', 'd']) write(store, id, 1);

    const seen = store.now();
    write(store, 'a', undefined);
    write(store, 'b', 2);
    forgetThePast(store);

    const collectEvents = (request: TargetRequest) => {
      const events: string[] = [];
      const outlet = {
        send: (event: ListenEvent) => events.push(describeEvent(event)),
        congested: () => false,
        fail: ignore,
      };
      new ListenStream(store, new ListenerHub(store), () => ({ read: ignore }), outlet).add(request);
      return events;
    };

    expect(collectEvents(makeTarget(seen))).toEqual(['add', 'change b', 'filter 2', 'current', 'no-change']);

    const { what } = makeTarget();
    const page = { ...what, query: { ...(what as { query: Query }).query, limit: 2 } } as FollowedTarget;
    expect(collectEvents({ ...makeTarget(seen), what: page })).toEqual([
      'add',
      'reset',
      'change b',
      'change d',
      'current',
      'no-change',
    ]);
  });

  it('lets a client with other documents find the differences', () => {
    const store = createDatabase();
    for (const id of ['a', 'b', 'd']) write(store, id, 1);

    const seen = store.now();
    write(store, 'b', undefined);

    const events: ListenEvent[] = [];
    const outlet = { send: (event: ListenEvent) => events.push(event), congested: () => false, fail: ignore };
    const stream = new ListenStream(store, new ListenerHub(store), () => ({ read: ignore }), outlet);
    stream.add({ ...makeTarget(seen), expectedCount: 3 });
    expect(events.map(describeEvent)).toEqual(['add', 'delete b', 'current', 'no-change']);
    events.length = 0;
    stream.add({ ...makeTarget(seen), targetId: 2, expectedCount: 4 });
    expect(events.map(describeEvent)).toEqual(['add', 'delete b', 'filter 2', 'current', 'no-change']);
    expect(events.find(({ kind }) => kind === 'filter')).toHaveProperty('names.hashCount', 13);
  });
});
