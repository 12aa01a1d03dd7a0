import fc from 'fast-check';
import type { Query as AdminQuery, QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ListenEvent, TargetRequest } from '../src/listeners/events.ts';
import { ListenStream } from '../src/listeners/listen-stream.ts';
import type { Query } from '../src/queries/query.ts';
import { runQuery } from '../src/queries/run.ts';
import { ADMIN } from '../src/server/caller.ts';
import type { DatabaseService } from '../src/server/database-service.ts';
import { Emulator } from '../src/server/emulator.ts';
import { toResourceName } from '../src/storage/names.ts';
import type { StoredDocument, Value } from '../src/values/value.ts';
import { mightContain } from './support/bloom-filter.ts';
import { waitFor } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const NAME = { projectId: 'p', database: '(default)' };
const LISTENERS = 200;
const ignore = () => undefined;
const toInteger = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

/** Whole collections, ranges, equalities, limits at both ends, groups: a different query per listener. */
function buildQuery(n: number): Query {
  const base: Query = { parent: [], collectionId: 'c', allDescendants: n % 7 === 0, orderBy: [] };
  const ordered = {
    ...base,
    orderBy: [{ field: ['n'], direction: n % 2 === 0 ? ('asc' as const) : ('desc' as const) }],
  };
  const makeFilter = (op: '==' | '>', value: number) =>
    ({ where: { kind: 'field', field: ['n'], op, value: toInteger(value) } }) as const;

  switch (n % 5) {
    case 0:
      return base;
    case 1:
      return { ...base, ...makeFilter('==', n % 10) };
    case 2:
      return { ...ordered, limit: 1 + (n % 6) };
    case 3:
      return { ...ordered, ...makeFilter('>', n % 10), limit: 5, offset: n % 3 };
    default:
      return { ...ordered, limit: 3, limitToLast: true };
  }
}

/** Ambiguous Bloom filters of all clients. */
let doubts = 0;

/** A client that trusts events, and notices repeated or misplaced ones. */
class Client {
  readonly query: Query;
  readonly model = new Map<string, StoredDocument>();
  behind = false;
  seen = 0n;
  /** A removed name may pass a Bloom filter (one in ten thousand): the count is wrong then. */
  #inDoubt = false;
  #stream: ListenStream;
  readonly #emulator: Emulator;

  constructor(emulator: Emulator, query: Query) {
    this.#emulator = emulator;
    this.query = query;
    this.#stream = this.#open(undefined);
  }

  catchUp(): void {
    this.behind = false;
    this.#stream.pump();
    if (this.#inDoubt) this.reconnect();
  }

  /** Disconnects and resumes from the last snapshot, or starts over if its state may be wrong. */
  reconnect(): void {
    this.#stream.close();
    if (this.#inDoubt) this.model.clear();
    const resumeFrom = this.#inDoubt ? undefined : this.seen;
    this.#inDoubt = false;
    this.#stream = this.#open(resumeFrom);
  }

  #open(resumeFrom: bigint | undefined): ListenStream {
    const hub = this.#emulator.project(NAME.projectId).hub(NAME.database);

    const stream = new ListenStream(this.#emulator.database(NAME).store, hub, () => ({ read: ignore }), {
      send: (event) => {
        this.#hear(event);
      },
      congested: () => this.behind,
      fail: (error) => {
        throw error;
      },
    });

    const request: TargetRequest = {
      targetId: 1,
      once: false,
      resumeFrom,
      expectedCount: resumeFrom === undefined ? undefined : this.model.size,
      what: { kind: 'query', query: this.query },
    };
    stream.add(request);

    return stream;
  }

  /** Drops documents outside the filter. */
  #keep({ count, names }: ListenEvent & { readonly kind: 'filter' }): void {
    if (this.model.size === count || names === undefined) return;
    for (const name of [...this.model.keys()]) if (!mightContain(names, name)) this.model.delete(name);
    this.#inDoubt = this.model.size !== count;
    if (this.#inDoubt) doubts++;
  }

  #hear(event: ListenEvent): void {
    if (this.#inDoubt) return;

    if (event.kind === 'target') {
      if (event.change === 'reset') this.model.clear();
      if (event.change === 'no-change') this.seen = event.readMicros ?? this.seen;
    } else if (event.kind === 'change') {
      expect(this.model.get(event.document.name)).not.toBe(event.document);
      this.model.set(event.document.name, event.document);
    } else if (event.kind === 'filter') {
      this.#keep(event);
    } else {
      expect(this.model.delete(event.name)).toBe(true);
    }
  }
}

/** A commit elsewhere that is large enough to fill the history. */
function forget({ store }: DatabaseService): void {
  const commitMicros = store.nextCommitMicros();
  const path = ['elsewhere', 'x'];
  const name = toResourceName(store.name, path);
  const after = { name, path, fields: new Map(), createMicros: commitMicros, updateMicros: commitMicros };
  const change = { path, before: store.get(path), after };
  store.commit({ commitMicros, changes: Array.from({ length: 13_000 }, () => change) });
}

describe(`${LISTENERS} listeners`, () => {
  it('receive every change once, even when slow or reconnecting', async () => {
    const id = fc.integer({ min: 0, max: 30 });

    const step = fc.oneof(
      {
        weight: 55,
        arbitrary: fc.record({ kind: fc.constant('set' as const), id, n: fc.integer({ min: 0, max: 12 }) }),
      },
      { weight: 20, arbitrary: fc.record({ kind: fc.constant('delete' as const), id }) },
      {
        weight: 20,
        arbitrary: fc.record({
          kind: fc.constantFrom('behind' as const, 'catchUp' as const, 'reconnect' as const),
          id: fc.integer({ min: 0, max: LISTENERS - 1 }),
        }),
      },
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('forget' as const), id }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 300 }), async (steps) => {
        const emulator = new Emulator();
        const { commits, store } = emulator.database(NAME);
        const clients = Array.from({ length: LISTENERS }, (_, n) => new Client(emulator, buildQuery(n)));
        for (const action of steps) {
          const client = clients[action.id];
          if (action.kind === 'set' || action.kind === 'delete') {
            const path = action.id % 6 === 0 ? ['p', 'x', 'c', String(action.id)] : ['c', String(action.id)];
            const fields = new Map([['n', toInteger(action.kind === 'set' ? action.n : 0)]]);
            await commits.commit(ADMIN, [
              action.kind === 'set'
                ? { kind: 'set', path, fields, transforms: [] }
                : { kind: 'delete', path },
            ]);
          } else if (action.kind === 'forget') {
            forget(emulator.database(NAME));
            for (const late of clients.filter(({ behind }) => behind)) {
              late.reconnect();
              late.catchUp();
            }
            for (const [n, loadClient] of clients.entries()) loadClient.behind = (n + action.id) % 3 === 0;
          } else if (action.kind === 'behind' && client) client.behind = true;
          else if (action.kind === 'catchUp') client?.catchUp();
          else client?.reconnect();
        }

        for (const client of clients) {
          client.catchUp();
          const fresh = runQuery(store, client.query).documents;
          expect([...client.model.keys()].sort()).toEqual(fresh.map(({ name }) => name).sort());
          for (const document of fresh) expect(client.model.get(document.name)).toBe(document);
        }

        emulator.close();
      }),
      { numRuns: 15, endOnFailure: true },
    );

    expect(doubts).toBeLessThan(5);
  }, 120_000);
});

describe('listeners over the wire', () => {
  const { admin } = useEmulator();

  it('match a fresh query after a thousand writes a second', async () => {
    const items = admin.db.collection('items');
    const queries: AdminQuery[] = Array.from({ length: LISTENERS }, (_, n) => {
      if (n % 3 === 0) return items.where('n', '==', n % 10);
      if (n % 3 === 1) return items.orderBy('n', n % 2 === 0 ? 'asc' : 'desc').limit(5);
      return items.where('n', '>', n % 10).orderBy('n');
    });
    const last: (QuerySnapshot | undefined)[] = [];

    const stops = queries.map((query, n) =>
      query.onSnapshot((snapshot) => {
        for (const change of snapshot.docChanges()) {
          if (change.type !== 'modified') continue;
          const earlier = last[n]?.docs.find((document) => document.id === change.doc.id);
          expect(earlier?.updateTime.isEqual(change.doc.updateTime)).toBe(false);
        }
        last[n] = snapshot;
      }),
    );
    await waitFor(() => queries.every((_, n) => last[n] !== undefined));

    const writes: Promise<unknown>[] = [];
    for (let n = 0; n < 1000; n++) {
      const item = items.doc(String(n % 50));
      writes.push(n % 9 === 8 ? item.delete() : item.set({ n: (n * 7) % 13, by: n }));
      if (n % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 20));
    }

    await Promise.all(writes);

    const describeSnapshot = (snapshot: QuerySnapshot | undefined) =>
      snapshot?.docs.map((document) => `${document.id} ${document.get('by') as number}`).join();
    for (const [n, query] of queries.entries()) {
      const fresh = describeSnapshot(await query.get());
      await waitFor(() => describeSnapshot(last[n]) === fresh);
    }

    for (const stop of stops) stop();
  }, 120_000);
});
