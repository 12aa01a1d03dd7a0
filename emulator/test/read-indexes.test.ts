import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIndexedDocuments } from '../src/queries/indexed.ts';
import { getEffectiveOrder } from '../src/queries/normalize.ts';
import type { Filter, Query } from '../src/queries/query.ts';
import { runQuery } from '../src/queries/run.ts';
import { Database } from '../src/storage/database.ts';
import type { Change } from '../src/storage/change.ts';
import { INDEX_LIMITS } from '../src/storage/index-cache.ts';
import { SortedList } from '../src/storage/sorted-list.ts';
import type { StoredDocument, Value } from '../src/values/value.ts';

const toInteger = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const list = (...values: readonly Value[]): Value => ({ kind: 'array', values });
const makeFilter = (field: string, op: Extract<Filter, { kind: 'field' }>['op'], value: Value): Filter => ({
  kind: 'field',
  field: [field],
  op,
  value,
});
const makeConjunction = (...filters: readonly Filter[]): Filter => ({ kind: 'and', filters });
const base: Query = { parent: [], collectionId: 'c', allDescendants: false, orderBy: [] };
const orderByN = (direction: 'asc' | 'desc') => [{ field: ['n'], direction }];

function change(store: Database, id: number, round = 0): Change {
  const path = id % 10 === 9 ? ['p', 'x', 'c', String(id)] : ['c', String(id)];
  const name = `projects/p/databases/(default)/documents/${path.join('/')}`;
  const fields = new Map([
    ['n', toInteger(id + round)],
    ['kind', toInteger(id % 50)],
    ['tags', list(toInteger(id % 7), toInteger(id % 11), toInteger(id % 7))],
  ]);
  const after = { name, path, fields, createMicros: 1n, updateMicros: BigInt(round) };
  return { path, before: store.get(path), after };
}

function put(store: Database, ids: readonly number[], round = 0): void {
  const changes = ids.map((id) => change(store, id, round));
  store.commit({ commitMicros: store.nextCommitMicros(), changes });
}

function fill(size: number, limits = INDEX_LIMITS): Database {
  const store = new Database({ projectId: 'p', database: '(default)' }, limits);
  put(
    store,
    Array.from({ length: size }, (_, id) => id),
  );
  return store;
}

/** Documents that a query reads for its rows; undefined without an index. */
function countRead(store: Database, query: Query): number | undefined {
  const found = findIndexedDocuments(store, query, getEffectiveOrder(query));
  if (found === undefined) return undefined;
  let count = 0;
  for (const _document of found) if (++count === query.limit) break;
  return count;
}

describe('a query over many documents reads its rows and few others', () => {
  const store = fill(5000);
  const scanned = fill(5000, { ...INDEX_LIMITS, fewest: Infinity });
  const getPaths = (rows: readonly StoredDocument[]) => rows.map(({ path }) => path.join('/'));

  it.each<readonly [string, Partial<Query>]>([
    ['an equality', { where: makeFilter('kind', '==', toInteger(7)) }],
    [
      'an equality, an order and a limit',
      { where: makeFilter('kind', '==', toInteger(7)), orderBy: orderByN('asc'), limit: 20 },
    ],
    [
      'the same going down',
      { where: makeFilter('kind', '==', toInteger(7)), orderBy: orderByN('desc'), limit: 20 },
    ],
    [
      'a range',
      { where: makeConjunction(makeFilter('n', '>', toInteger(100)), makeFilter('n', '<=', toInteger(130))) },
    ],
    ['a range going down', { where: makeFilter('n', '<', toInteger(20)), orderBy: orderByN('desc') }],
    [
      'an equality and a range',
      {
        where: makeConjunction(
          makeFilter('kind', '==', toInteger(7)),
          makeFilter('n', '>=', toInteger(4900)),
        ),
      },
    ],
    ['an order and a limit', { orderBy: orderByN('desc'), limit: 5 }],
    ['a cursor', { orderBy: orderByN('asc'), startAt: { values: [toInteger(4990)], before: false } }],
    [
      'a page between two cursors going down',
      {
        orderBy: orderByN('desc'),
        startAt: { values: [toInteger(300)], before: true },
        endAt: { values: [toInteger(290)], before: false },
      },
    ],
    [
      'an array look-up',
      { where: makeFilter('tags', 'array-contains', toInteger(3)), orderBy: orderByN('asc'), limit: 9 },
    ],
    [
      'several values',
      {
        where: makeFilter('kind', 'in', list(toInteger(1), toInteger(2), toInteger(3))),
        orderBy: orderByN('asc'),
        limit: 10,
      },
    ],
    [
      'a page of one collection by name',
      {
        startAt: {
          values: [{ kind: 'reference', name: 'projects/p/databases/(default)/documents/c/998' }],
          before: true,
        },
      },
    ],
    [
      'one document by name',
      {
        where: {
          kind: 'field',
          field: ['__name__'],
          op: '==',
          value: { kind: 'reference', name: 'projects/p/databases/(default)/documents/c/17' },
        },
      },
    ],
    ['a collection group', { allDescendants: true, where: makeFilter('kind', '==', toInteger(9)) }],
  ])('%s', (_name, change) => {
    const query: Query = { ...base, ...change };
    const rows = runQuery(store, query).documents;
    expect(rows.length).toBeGreaterThan(0);
    expect(countRead(store, query)).toBe(rows.length);
    expect(getPaths(rows)).toEqual(getPaths(runQuery(scanned, query).documents));
  });

  it('once each, even documents requested by name that lack the sorted field', () => {
    const few = new Database({ projectId: 'p', database: '(default)' }, { ...INDEX_LIMITS, fewest: 0 });

    const toRecord = (id: string, fields: Record<string, Value>): Change => {
      const path = ['c', id];
      const name = `projects/p/databases/(default)/documents/c/${id}`;

      const after = {
        name,
        path,
        fields: new Map(Object.entries(fields)),
        createMicros: 1n,
        updateMicros: 1n,
      };

      return { path, before: undefined, after };
    };

    few.commit({
      commitMicros: few.nextCommitMicros(),
      changes: [
        toRecord('x', { n: toInteger(2), kind: toInteger(1), other: toInteger(1) }),
        toRecord('y', { kind: toInteger(0) }),
        toRecord('z', { n: toInteger(1), kind: toInteger(1) }),
      ],
    });

    const y: Value = { kind: 'reference', name: 'projects/p/databases/(default)/documents/c/y' };
    const filters = [
      makeFilter('kind', '==', toInteger(1)),
      makeFilter('__name__', '==', y),
      makeFilter('other', '==', toInteger(1)),
    ];
    const query: Query = { ...base, where: { kind: 'or', filters }, orderBy: orderByN('asc') };
    expect(countRead(few, query)).toBe(2);
    expect(getPaths(runQuery(few, query).documents)).toEqual(['c/z', 'c/x']);
  });

  it.each<readonly [string, Partial<Query>]>([
    ['everything', {}],
    ['everything in order', { orderBy: orderByN('asc') }],
    ['an exclusion', { where: makeFilter('kind', '!=', toInteger(7)) }],
    [
      'one branch without bounds',
      {
        where: {
          kind: 'or',
          filters: [makeFilter('kind', '==', toInteger(7)), makeFilter('n', '!=', toInteger(1))],
        },
      },
    ],
    [
      'a group below one document',
      { parent: ['p', 'x'], allDescendants: true, where: makeFilter('kind', '==', toInteger(9)) },
    ],
  ])('except for %s, which reads all', (_name, change) => {
    expect(countRead(store, { ...base, ...change })).toBeUndefined();
  });

  it('in their order, where an array has too many elements for an index of them', () => {
    // 900 documents with three elements each.
    const tight = fill(1000, { fewest: 0, budget: 2000, indexes: 10 });
    const rare: Filter = makeFilter('tags', 'array-contains', toInteger(10));
    const findPaths = (query: Query) => getPaths(runQuery(tight, query).documents);
    for (const direction of ['asc', 'desc'] as const) {
      const query: Query = { ...base, where: rare, orderBy: orderByN(direction), limit: 9 };
      expect(findPaths(query)).toHaveLength(9);
      expect(findPaths(query)).toEqual(
        getPaths(runQuery(fill(1000, { fewest: Infinity, budget: 0, indexes: 0 }), query).documents),
      );
    }

    // One index of the order serves both ways, and there is none of the elements.
    expect(tight.indexes.kept).toBe(900);
  });

  it('except in a small collection', () => {
    expect(countRead(fill(100), { ...base, where: makeFilter('kind', '==', toInteger(7)) })).toBeUndefined();
  });
});

describe('indexes', () => {
  const makeEquality = (kind: number): Query => ({
    ...base,
    where: makeFilter('kind', '==', toInteger(kind)),
    orderBy: orderByN('asc'),
  });

  const shapes: readonly Query[] = [
    makeEquality(7),
    { ...base, where: makeFilter('n', '<', toInteger(20)) },
    { ...base, where: makeFilter('tags', 'array-contains', toInteger(1)) },
  ];

  it('stay within their budget; the least recently used one is dropped', () => {
    const store = fill(1000, { fewest: 0, budget: 2000, indexes: 10 });

    const countKept = (query: Query) => {
      runQuery(store, query);
      return store.indexes.kept;
    };

    const kinds = makeEquality(7);
    const group: Query = { ...base, allDescendants: true, where: makeFilter('n', '<', toInteger(20)) };
    const third: Query = {
      ...base,
      where: makeConjunction(makeFilter('kind', '==', toInteger(7)), makeFilter('n', '==', toInteger(7))),
    };
    expect(countKept(kinds)).toBe(900);
    expect(countKept(group)).toBe(1900);
    expect(countKept(kinds)).toBe(1900);
    expect(countKept(third)).toBe(1800);
    // The change is pending in both remaining indexes; the first query applies its own.
    put(store, [7]);
    expect(store.indexes.kept).toBe(1802);
    expect(countKept(kinds)).toBe(1801);

    put(
      store,
      Array.from({ length: 300 }, (_, id) => id),
    );

    expect(store.indexes.kept).toBeLessThanOrEqual(2000);
  });

  it('are not built beyond their budget', () => {
    const store = fill(1000, { fewest: 0, budget: 899, indexes: 10 });
    for (const query of shapes) expect(countRead(store, query)).toBeUndefined();
    expect(store.indexes.kept).toBe(0);
  });

  it('are dropped after many changes, and rebuilt on demand', () => {
    const store = fill(3000);
    runQuery(store, makeEquality(7));

    const size = store.indexes.kept;
    for (let round = 1; round <= 1000; round++) put(store, [7], round);
    expect(store.indexes.kept).toBe(size + 1000);
    put(store, [7], 1001);
    expect(store.indexes.kept).toBe(0);

    const [, second] = runQuery(store, makeEquality(7)).documents;
    expect(second?.path).toEqual(['c', '107']);
    expect(store.indexes.kept).toBe(size);
  });

  it('clear deferred changes after applying them', () => {
    const store = fill(3000);
    runQuery(store, makeEquality(7));
    const size = store.indexes.kept;
    for (let round = 1; round <= 50; round++) put(store, [7, 8], round * 10_000);
    expect(store.indexes.kept).toBe(size + 100);
    expect(runQuery(store, makeEquality(7)).documents.at(-1)?.path).toEqual(['c', '7']);
    expect(store.indexes.kept).toBe(size);
  });

  it('are emptied with their database', () => {
    const store = fill(3000);
    for (const query of shapes) runQuery(store, query);
    store.clear();
    for (const query of shapes) expect(runQuery(store, query).documents).toEqual([]);
  });
});

describe('a range of a sorted list', () => {
  it('contains the items within its bounds, in both directions', () => {
    const bound = fc.integer({ min: -5, max: 3005 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(3000), { maxLength: 2000 }), bound, bound, (items, low, high) => {
        const sorted = [...items].sort((a, b) => a - b);
        const sortedList = SortedList.fromSorted((a: number, b: number) => a - b, sorted);
        const isBefore = (item: number) => item < low;
        const isPast = (item: number) => item > high;
        const expected = sorted.filter((item) => item >= low && item <= high);
        expect([...sortedList.between(isBefore, isPast)]).toEqual(expected);
        expect([...sortedList.between(isBefore, isPast, true)]).toEqual(expected.reverse());
        expect(sortedList.size).toBe(items.length);
      }),
      { numRuns: 300 },
    );
  });
});
