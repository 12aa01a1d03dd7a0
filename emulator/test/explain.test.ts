import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { enforceIndexes } from '../src/indexes/enforce.ts';
import { PROJECT } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const makeField = (fieldPath: string, order = 'ASCENDING') => ({ fieldPath, order });
const makeComposite = (...fields: readonly object[]) => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields,
});
const DECLARED = {
  indexes: [
    makeComposite(makeField('a'), makeField('n')),
    makeComposite(makeField('b'), makeField('n')),
    makeComposite(makeField('a'), makeField('n', 'DESCENDING')),
    makeComposite(makeField('x'), makeField('y'), makeField('__name__', 'DESCENDING')),
  ],
  fieldOverrides: [
    {
      collectionGroup: 'c',
      fieldPath: 'n',
      indexes: ['COLLECTION', 'COLLECTION_GROUP'].map((queryScope) => ({ order: 'ASCENDING', queryScope })),
    },
  ],
};

const file = join(mkdtempSync(join(tmpdir(), 'explain-')), 'firestore.indexes.json');
writeFileSync(file, JSON.stringify(DECLARED));
const { emulator, admin } = useEmulator(() => ({ indexes: enforceIndexes(file, () => undefined) }));

beforeAll(async () => {
  const batch = admin.db.batch();
  for (let n = 0; n < 10; n++) {
    batch.set(admin.db.doc(`c/${n}`), { n, a: n % 2, b: n % 3, tags: [n % 2, 'all'] });
  }
  await batch.commit();
});

type Build = (db: Firestore) => Query;

const PLANS: readonly (readonly [string, Build, readonly string[]])[] = [
  ['the whole collection', (db) => db.collection('c'), ['(__name__ ASC)']],
  ['names backwards', (db) => db.collection('c').orderBy('__name__', 'desc'), ['(__name__ DESC)']],
  ['an equality', (db) => db.collection('c').where('a', '==', 1), ['(a ASC, __name__ ASC)']],
  ['a range', (db) => db.collection('c').where('n', '>', 1), ['(n ASC, __name__ ASC)']],
  ['an order going down', (db) => db.collection('c').orderBy('q', 'desc'), ['(q DESC, __name__ DESC)']],
  [
    'an array look-up',
    (db) => db.collection('c').where('tags', 'array-contains', 1),
    ['(tags ARRAY_CONTAINS, __name__ ASC)'],
  ],
  [
    'a declared index',
    (db) => db.collection('c').where('a', '==', 1).orderBy('n', 'desc'),
    ['(a ASC, n DESC, __name__ DESC)'],
  ],
  [
    'a declared index with its own order of names',
    (db) => db.collection('c').orderBy('x').orderBy('y').orderBy('__name__', 'desc'),
    ['(x ASC, y ASC, __name__ DESC)'],
  ],
  [
    'two merged indexes',
    (db) => db.collection('c').where('a', '==', 1).where('b', '==', 1).orderBy('n'),
    ['(a ASC, n ASC, __name__ ASC)', '(b ASC, n ASC, __name__ ASC)'],
  ],
  [
    'in: one stretch a value',
    (db) => db.collection('c').where('q', 'in', [1, 2]),
    ['(q ASC, __name__ ASC)', '(q ASC, __name__ ASC)'],
  ],
  [
    'or: one stretch a branch',
    (db) => db.collection('c').where(Filter.or(Filter.where('q', '==', 1), Filter.where('r', '==', 1))),
    ['(q ASC, __name__ ASC)', '(r ASC, __name__ ASC)'],
  ],
  [
    '!=: the stretches around it',
    (db) => db.collection('c').where('n', '!=', 4),
    ['(n ASC, __name__ ASC)', '(n ASC, __name__ ASC)'],
  ],
];

describe('a plan', () => {
  it.each(PLANS)('names the indexes of %s', async (_name, build, properties) => {
    const { metrics, snapshot } = await build(admin.db).explain();
    expect(metrics.planSummary.indexesUsed).toEqual(
      properties.map((text) => ({ query_scope: 'Collection', properties: text })),
    );
    expect([metrics.executionStats, snapshot]).toEqual([null, null]);
  });

  it('marks a collection group', async () => {
    const { metrics } = await admin.db.collectionGroup('c').where('n', '>', 1).explain({ analyze: false });
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection group', properties: '(n ASC, __name__ ASC)' },
    ]);
  });

  it('reads nothing for an aggregation', async () => {
    const { metrics, snapshot } = await admin.db.collection('c').where('n', '>', 0).count().explain();
    expect(metrics.planSummary.indexesUsed).toHaveLength(1);
    expect([metrics.executionStats, snapshot]).toEqual([null, null]);
  });

  it('is refused when the query is', async () => {
    await expect(admin.db.collection('c').where('q', '==', 1).orderBy('z').explain()).rejects.toMatchObject({
      code: 9,
    });
  });
});

/** A query's execution statistics as numbers. */
async function explainQuery(query: Pick<Query, 'explain'>) {
  const { metrics } = await query.explain({ analyze: true });
  const stats = metrics.executionStats;
  expect(
    (stats?.executionDuration.seconds ?? 0) + (stats?.executionDuration.nanoseconds ?? 0),
  ).toBeGreaterThan(0);

  const { index_entries_scanned, documents_scanned, billing_details } = stats?.debugStats as Record<
    string,
    string
  >;

  return {
    results: stats?.resultsReturned,
    reads: stats?.readOperations,
    entries: Number(index_entries_scanned),
    documents: Number(documents_scanned),
    billing: billing_details as unknown,
  };
}

const makeBilling = (documents: number, minimum = 0) => ({
  documents_billable: String(documents),
  index_entries_billable: '0',
  small_ops: '0',
  min_query_cost: String(minimum),
});

describe('an analysis', () => {
  it('counts reads and returns the rows with them', async () => {
    const query = admin.db.collection('c').where('a', '==', 1);
    expect(await explainQuery(query)).toEqual({
      results: 5,
      reads: 5,
      entries: 5,
      documents: 5,
      billing: makeBilling(5),
    });

    const { snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.size).toBe(5);
  });

  it('reads one entry beyond a limit, and bills the entries that an offset skips', async () => {
    const query = admin.db.collection('c').orderBy('n').offset(2).limit(3);
    expect(await explainQuery(query)).toMatchObject({ results: 3, reads: 5, entries: 6, documents: 5 });
  });

  it('counts the entries of every merged index', async () => {
    const query = admin.db.collection('c').where('a', '==', 1).where('b', '==', 1).orderBy('n');
    expect(await explainQuery(query)).toMatchObject({ results: 2, entries: 4, documents: 2 });
  });

  it('costs one read without results, and has a read time', async () => {
    const query = admin.db.collection('c').where('a', '==', 7);
    expect(await explainQuery(query)).toEqual({
      results: 0,
      reads: 1,
      entries: 0,
      documents: 0,
      billing: makeBilling(0, 1),
    });

    const { snapshot } = await query.explain({ analyze: true });
    expect([snapshot?.size, (snapshot?.readTime.toMillis() ?? 0) > 0]).toEqual([0, true]);
  });

  it('bills index entries of an aggregation, a thousand per read', async () => {
    const query = admin.db
      .collection('c')
      .where('n', '<', 4)
      .aggregate({ all: AggregateField.count(), sum: AggregateField.sum('n') });
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ all: 4, sum: 6 });

    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 1,
      readOperations: 1,
      debugStats: {
        index_entries_scanned: '4',
        documents_scanned: '0',
        billing_details: {
          documents_billable: '0',
          index_entries_billable: '4',
          min_query_cost: '0',
          small_ops: '0',
        },
      },
    });
  });

  it('arrives with the last row', async () => {
    const stream = admin.db.collection('c').where('a', '==', 0).explainStream({ analyze: true });
    const chunks: { document?: unknown; metrics?: unknown }[] = [];
    for await (const chunk of stream)
      chunks.push(chunk as unknown as { document?: unknown; metrics?: unknown });

    expect(chunks.map(({ document, metrics }) => [document !== undefined, metrics !== undefined])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  it('is returned over REST too; zero rows need no index', async () => {
    const explain = async (limit: number) => {
      const response = await fetch(
        `${emulator.url}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`,
        {
          method: 'POST',
          headers: { authorization: 'Bearer owner' },
          body: JSON.stringify({
            structuredQuery: { from: [{ collectionId: 'c' }], limit },
            explainOptions: { analyze: true },
          }),
        },
      );

      return response.json();
    };

    expect(await explain(1)).toMatchObject([
      {
        document: {},
        explainMetrics: {
          planSummary: { indexesUsed: [{ query_scope: 'Collection', properties: '(__name__ ASC)' }] },
          executionStats: {
            resultsReturned: '1',
            executionDuration: expect.stringMatching(/^0\.\d+s$/) as string,
            debugStats: { index_entries_scanned: '2' },
          },
        },
      },
    ]);

    const [none] = (await explain(0)) as { explainMetrics: object }[];
    expect(none?.explainMetrics).toMatchObject({
      planSummary: {},
      executionStats: { readOperations: '1', debugStats: { index_entries_scanned: '0' } },
    });

    expect(none?.explainMetrics).not.toMatchObject({
      planSummary: { indexesUsed: expect.anything() as object },
    });
  });

  it('shows the scan by name that finds documents below a parent', async () => {
    const response = await fetch(
      `${emulator.url}/v1/projects/${PROJECT}/databases/(default)/documents/houses/h:runQuery`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          structuredQuery: { from: [{ allDescendants: true }] },
          explainOptions: {},
        }),
      },
    );

    const indexesUsed = [{ query_scope: 'Collection group', properties: '(__name__ ASC)' }];
    expect(await response.json()).toMatchObject([{ explainMetrics: { planSummary: { indexesUsed } } }]);
  });
});
