import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEffectiveOrder } from '../../src/queries/normalize.ts';
import type { Cursor, FieldOperator, Filter, Order, Query } from '../../src/queries/query.ts';
import { findIndexedDocuments } from '../../src/queries/indexed.ts';
import { runQuery } from '../../src/queries/run.ts';
import { Database } from '../../src/storage/database.ts';
import { getStateAt } from '../../src/storage/past.ts';
import { compareValues } from '../../src/values/order.ts';
import type { StoredDocument, Value } from '../../src/values/value.ts';
import { compareAsFirestore, selectRows } from '../support/reference.ts';

const ROOT = 'projects/p/databases/(default)/documents';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc
    .constantFrom(0n, 1n, -1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n))
    .map((value): Value => ({ kind: 'integer', value })),
  fc
    .constantFrom(0, -0, 1, 1.5, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 63, 5e-324)
    .map((value): Value => ({ kind: 'double', value })),
  fc.constantFrom(0n, 1n, -1n).map((micros): Value => ({ kind: 'timestamp', micros })),
  fc.constantFrom('', 'a', 'ab', 'b', 'é', '\uffff', '😀').map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array({ maxLength: 2, max: 2 }).map((value): Value => ({ kind: 'bytes', value })),
  fc
    .constantFrom('c/a', 'c/b', 'c/a/d/b', 'c/__id7__', 'c/__id10__')
    .map((path): Value => ({ kind: 'reference', name: `${ROOT}/${path}` })),
  fc
    .tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1))
    .map(([latitude, longitude]): Value => ({ kind: 'geopoint', latitude, longitude })),
);
const array = (items: fc.Arbitrary<Value>) =>
  fc.array(items, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values }));
const map = (entries: fc.Arbitrary<Value>) =>
  fc
    .dictionary(fc.constantFrom('x', 'y', 'é'), entries, { maxKeys: 2 })
    .map((content): Value => ({ kind: 'map', fields: new Map(Object.entries(content)) }));
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: array(fc.oneof(scalar, map(scalar))) },
  { weight: 1, arbitrary: map(fc.oneof(scalar, array(scalar), map(scalar))) },
);

const FIELDS = [['a'], ['b'], ['__name__']] as const;
const name = fc
  .constantFrom('a', 'b', 'é', '__id7__', '__id10__')
  .map((id): Value => ({ kind: 'reference', name: `${ROOT}/c/${id}` }));

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom(['a'], ['b']),
    op: fc.constantFrom<FieldOperator>('==', '!=', '<', '<=', '>', '>=', 'array-contains'),
    value,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom(['a'], ['b']),
    op: fc.constantFrom<FieldOperator>('in', 'not-in', 'array-contains-any'),
    value: array(value),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant(['__name__']),
    op: fc.constantFrom<FieldOperator>('==', '<', '>='),
    value: name,
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    field: fc.constantFrom(['a'], ['b']),
    op: fc.constantFrom('is-null' as const, 'is-not-null' as const, 'is-nan' as const, 'is-not-nan' as const),
  }),
);
const where = fc.option(
  fc.oneof(
    { weight: 3, arbitrary: leaf },
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
    }),
  ),
  { nil: undefined },
);

const orderBy: fc.Arbitrary<readonly Order[]> = fc
  .uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 3, selector: (field) => field[0] })
  .chain((fields) =>
    fc.tuple(
      ...fields.map((field) =>
        fc.constantFrom('asc' as const, 'desc' as const).map((direction) => ({ field, direction })),
      ),
    ),
  )
  // Nothing may follow the name.
  .map((orders) => {
    const end = orders.findIndex(({ field }) => field[0] === '__name__');
    return end < 0 ? orders : orders.slice(0, end + 1);
  });

const query: fc.Arbitrary<Query> = fc
  .record({
    where,
    orderBy,
    offset: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  })
  .chain((item) => {
    const base: Query = { parent: [], collectionId: 'c', allDescendants: false, ...item };
    const orders = getEffectiveOrder(base);

    const cursor: fc.Arbitrary<Cursor | undefined> = fc.option(
      fc.record({
        values: fc
          .tuple(...orders.map(({ field }) => (field[0] === '__name__' ? name : value)))
          .chain((values) =>
            fc.integer({ min: 1, max: orders.length }).map((count) => values.slice(0, count)),
          ),
        before: fc.boolean(),
      }),
      { nil: undefined },
    );

    return fc.record({ startAt: cursor, endAt: cursor }).map((cursors) => ({ ...base, ...cursors }));
  });

const documents: fc.Arbitrary<readonly StoredDocument[]> = fc
  .dictionary(
    fc.constantFrom('a', 'b', 'é', '\uffff', '😀', '__id7__', '__id10__', '__id-1__'),
    fc.record({ a: value, b: value }, { requiredKeys: [] }),
  )
  .map((byId) =>
    Object.entries(byId).map(([id, fields]) => ({
      name: `${ROOT}/c/${id}`,
      path: ['c', id],
      fields: new Map(Object.entries(fields)),
      createMicros: 1n,
      updateMicros: 1n,
    })),
  );

type Content = Map<string, StoredDocument>;

const PATHS = ['a', 'b', 'é', '\uffff', '__id7__', '__id10__'].flatMap((id) => [
  ['c', id],
  ['p', 'x', 'c', id],
]);

/** A write of one document; without fields, its deletion. */
const write = fc.record({
  kind: fc.constant('write' as const),
  path: fc.constantFrom(...PATHS),
  fields: fc.option(fc.record({ a: value, b: value }, { requiredKeys: [] }), { nil: undefined }),
});
const ask = fc.record({
  kind: fc.constantFrom('ask' as const, 'ask the past' as const),
  which: fc.integer({ min: 0, max: 2 }),
});
const session = fc.record({
  limits: fc.record({
    fewest: fc.constant(0),
    budget: fc.constantFrom(0, 7, 1_000_000),
    indexes: fc.constantFrom(1, 2, 100),
  }),
  queries: fc.array(
    fc
      .tuple(query, fc.boolean())
      .map(([plainQuery, allDescendants]): Query => ({ ...plainQuery, allDescendants })),
    { minLength: 3, maxLength: 3 },
  ),
  steps: fc.array(fc.oneof({ weight: 2, arbitrary: write }, { weight: 3, arbitrary: ask }), {
    minLength: 10,
    maxLength: 40,
  }),
});

function put(store: Database, content: Content, path: readonly string[], data: object | undefined): void {
  const commitMicros = store.nextCommitMicros();
  const name = `${ROOT}/${path.join('/')}`;
  const before = content.get(name);
  const fields = new Map(Object.entries(data ?? {}) as [string, Value][]);
  const after = data && { name, path, fields, createMicros: 1n, updateMicros: commitMicros };
  store.commit({ commitMicros, changes: [{ path, before, after }] });
  if (after === undefined) content.delete(name);
  else content.set(name, after);
}

const getExpected = (content: Content, fuzzed: Query) =>
  selectRows(
    [...content.values()].filter(({ path }) => fuzzed.allDescendants || path.length === 2),
    fuzzed,
    getEffectiveOrder(fuzzed),
  );

describe('random values and queries', () => {
  it('sort like the reference implementation', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(compareValues(a, b))).toBe(Math.sign(compareAsFirestore(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('match the reference implementation', () => {
    fc.assert(
      fc.property(documents, query, (content, fuzzQuery) => {
        const store = new Database({ projectId: 'p', database: '(default)' });
        store.commit({
          commitMicros: 1n,
          changes: content.map((after) => ({ path: after.path, before: undefined, after })),
        });
        const rows = runQuery(store, fuzzQuery).documents.map((document) => document.name);
        expect(rows).toEqual(selectRows(content, fuzzQuery, getEffectiveOrder(fuzzQuery)));
      }),
      { numRuns: 4000 },
    );
  }, 60_000);

  it('match scans when served from indexes, between any writes, now and in the past', () => {
    let askedCount = 0;
    let indexed = 0;
    fc.assert(
      fc.property(session, ({ limits, queries, steps }) => {
        const store = new Database({ projectId: 'p', database: '(default)' }, limits);
        const content: Content = new Map();
        const earlier: { readonly micros: bigint; readonly content: Content }[] = [];
        for (const [n, path] of PATHS.entries()) put(store, content, path, n % 3 === 0 ? undefined : {});

        for (const step of steps) {
          if (step.kind === 'write') {
            earlier.push({ micros: store.now(), content: new Map(content) });
            put(store, content, step.path, step.fields);
          } else {
            const chosenQuery = queries[step.which]!;
            const moment = step.kind === 'ask the past' ? earlier[earlier.length >> 1] : undefined;
            const source = moment === undefined ? store : getStateAt(store, moment.micros);
            const rows = runQuery(source, chosenQuery).documents.map(({ name: found }) => found);
            expect(rows).toEqual(getExpected(moment?.content ?? content, chosenQuery));
            askedCount++;
            if (findIndexedDocuments(source, chosenQuery, getEffectiveOrder(chosenQuery)) !== undefined)
              indexed++;
          }

          expect(store.indexes.kept).toBeLessThanOrEqual(limits.budget);
        }
      }),
      { numRuns: 1500 },
    );

    expect(indexed / askedCount).toBeGreaterThan(0.25);
  }, 120_000);
});
