import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FollowedTarget } from '../src/listeners/events.ts';
import { ListenerHub } from '../src/listeners/hub.ts';
import { Routes } from '../src/listeners/routes.ts';
import { queryView } from '../src/listeners/target.ts';
import type { Filter, Query } from '../src/queries/query.ts';
import { runQuery } from '../src/queries/run.ts';
import { Database } from '../src/storage/database.ts';
import type { Change } from '../src/storage/change.ts';
import type { Fields, StoredDocument, Value } from '../src/values/value.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const toInteger = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

function toRecord(path: readonly string[], fields: Record<string, Value>): StoredDocument {
  const all: Fields = new Map(Object.entries(fields));
  return { name: `${ROOT}/${path.join('/')}`, path, fields: all, createMicros: 1n, updateMicros: 1n };
}

/** Writes or deletes a document; returns the change. */
function write(store: Database, path: readonly string[], fields: Record<string, Value> | undefined): Change {
  const after = fields && toRecord(path, fields);
  const change = { path, before: store.get(path), after };
  store.commit({ commitMicros: store.nextCommitMicros(), changes: [change] });
  return change;
}

const createDatabase = () => new Database({ projectId: 'p', database: '(default)' });

describe('a page of a listener', () => {
  it('equals a fresh query, however few rows behind it are known', () => {
    const step = fc.record({
      id: fc.integer({ min: 0, max: 25 }),
      n: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 3 }),
      apart: fc.boolean(),
    });
    const page = fc.record({
      limit: fc.integer({ min: 1, max: 4 }),
      offset: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      limitToLast: fc.option(fc.constant(true), { nil: undefined, freq: 4 }),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 120 }),
        page,
        fc.integer({ min: 0, max: 3 }),
        (steps, choice, spare) => {
          const { direction, ...window } = choice;

          const query: Query = {
            parent: [],
            collectionId: 'c',
            allDescendants: false,
            orderBy: [{ field: ['n'], direction }],
            ...window,
          };

          const store = createDatabase();
          for (let id = 0; id < 12; id++) write(store, ['c', String(id)], { n: toInteger(id) });

          const view = queryView(store, store, query, spare);
          const client = new Map(view.current().map((row) => [row.name, row]));
          let waiting: Change[] = [];
          for (const { id, n, apart } of steps) {
            waiting.push(write(store, ['c', String(id)], n === undefined ? undefined : { n: toInteger(n) }));
            if (!apart) continue;
            const { changed, removed } = view.apply(waiting);
            waiting = [];
            for (const row of changed) client.set(row.name, row);
            for (const { name } of removed) expect(client.delete(name)).toBe(true);
            const fresh = runQuery(store, query).documents;
            expect(view.current()).toEqual(fresh);
            expect([...client.values()].sort(compareNames)).toEqual([...fresh].sort(compareNames));
          }
        },
      ),
      { numRuns: 600 },
    );
  });

  const compareNames = (a: StoredDocument, b: StoredDocument) => (a.name < b.name ? -1 : 1);
});

describe('listeners affected by a change', () => {
  const query = (change: Partial<Query>): FollowedTarget => ({
    kind: 'query',
    query: { parent: [], collectionId: 'c', allDescendants: false, orderBy: [], ...change },
  });

  const is = (value: Value, field = 'n'): Filter => ({ kind: 'field', field: [field], op: '==', value });

  const set = (path: readonly string[], before: Value | undefined, after: Value | undefined): Change => ({
    path,
    before: before && toRecord(path, { n: before }),
    after: after && toRecord(path, { n: after }),
  });

  const FOLLOWED: Readonly<Record<string, FollowedTarget>> = {
    'the collection': query({}),
    'another collection': query({ collectionId: 'd' }),
    'the same below a document': query({ parent: ['p', 'x'] }),
    'the group': query({ allDescendants: true }),
    'everything below the root': query({ collectionId: '', allDescendants: true }),
    'a one': query({ where: is(toInteger(1)) }),
    'a one among others': query({
      where: { kind: 'and', filters: [{ ...is(toInteger(0)), op: '>' } as Filter, is(toInteger(1))] },
    }),
    'a real one': query({ where: is({ kind: 'double', value: 1 }) }),
    'a two': query({ where: is(toInteger(2)) }),
    'a text': query({ where: is({ kind: 'string', value: '1' }) }),
    'a zero below zero': query({ where: is({ kind: 'double', value: -0 }) }),
    'a one or a two': query({ where: { kind: 'or', filters: [is(toInteger(1)), is(toInteger(2))] } }),
    'a null': query({ where: { kind: 'unary', field: ['n'], op: 'is-null' } }),
    'the document': {
      kind: 'documents',
      paths: [
        ['c', 'a'],
        ['c', 'z'],
      ],
    },
    'another document': { kind: 'documents', paths: [['c', 'b']] },
  };

  const ALWAYS = [
    'the collection',
    'the group',
    'everything below the root',
    'a one or a two',
    'a null',
    'the document',
  ];

  const ONES = ['a one', 'a one among others', 'a real one'];

  it.each<readonly [string, Change, readonly string[]]>([
    ['a new one', set(['c', 'a'], undefined, toInteger(1)), [...ALWAYS, ...ONES]],
    ['one that becomes two', set(['c', 'a'], toInteger(1), toInteger(2)), [...ALWAYS, ...ONES, 'a two']],
    ['a deleted two', set(['c', 'a'], toInteger(2), undefined), [...ALWAYS, 'a two']],
    ['a zero', set(['c', 'a'], undefined, toInteger(0)), [...ALWAYS, 'a zero below zero']],
    [
      'a one below a document',
      set(['p', 'x', 'c', 'a'], undefined, toInteger(1)),
      ['the same below a document', 'the group', 'everything below the root'],
    ],
    ['a list', set(['c', 'a'], undefined, { kind: 'array', values: [toInteger(1)] }), ALWAYS],
  ])('%s', (_name, change, concerned) => {
    const routes = new Routes<string>();
    const leaves = Object.entries(FOLLOWED).map(([name, what]) => routes.add(name, what));
    expect([...routes.concernedBy(change)].sort()).toEqual([...concerned].sort());
    for (const leave of leaves) leave();
    expect(routes.concernedBy(change).size).toBe(0);
  });

  it('are notified, and others only rarely', () => {
    const store = createDatabase();
    const hub = new ListenerHub(store);
    const reply: number[][] = [[], []];
    const join = (n: number, what: FollowedTarget) =>
      hub.follow({ onCommit: (changes) => reply[n]?.push(changes.length), fail: () => undefined }, what);
    join(0, query({ where: is(toInteger(1)) }));

    const leave = join(1, query({ collectionId: 'd' }));
    for (let n = 0; n < 1000; n++) write(store, ['c', String(n)], { n: toInteger(n) });
    expect(reply).toEqual([[1, 0], [0]]);
    leave();
    for (let n = 0; n < 1000; n++) write(store, ['d', String(n)], {});
    expect(reply).toEqual([[1, 0, 0], [0]]);
  });
});
