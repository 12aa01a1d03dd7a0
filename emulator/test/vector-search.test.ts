import { FieldValue, type DocumentData, type Query } from 'firebase-admin/firestore';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { enforceIndexes } from '../src/indexes/enforce.ts';
import { listen } from '../src/transports/rpc/listen.ts';
import { PROJECT } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const makeVectorIndex = (dimension: number, ...fields: readonly object[]) => ({
  collectionGroup: 'declared',
  queryScope: 'COLLECTION',
  fields: [...fields, { fieldPath: 'embedding', vectorConfig: { dimension, flat: {} } }],
});
const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'firestore.indexes.json');
writeFileSync(
  file,
  JSON.stringify({
    indexes: [makeVectorIndex(2), makeVectorIndex(2, { fieldPath: 'kind', order: 'ASCENDING' })],
  }),
);

const { emulator, admin } = useEmulator();
const enforced = useEmulator(() => ({ indexes: enforceIndexes(file, () => undefined) }));

const VOICES: Readonly<Record<string, DocumentData>> = {
  none: { kind: 'warm' },
  text: { kind: 'warm', embedding: 'no vector' },
  list: { kind: 'warm', embedding: [10, 10] },
  short: { kind: 'warm', embedding: FieldValue.vector([10]) },
  other: { kind: 'cold', embedding: FieldValue.vector([10, 10]) },
  near: { kind: 'warm', embedding: FieldValue.vector([1, 1]), inner: { embedding: FieldValue.vector([1]) } },
  right: { kind: 'warm', embedding: FieldValue.vector([10, 0]) },
  far: { kind: 'warm', embedding: FieldValue.vector([20, 0]) },
  huge: { kind: 'warm', embedding: FieldValue.vector([100, 100]) },
  zero: { kind: 'null', embedding: FieldValue.vector([0, 0]) },
};

beforeAll(async () => {
  const batch = admin.db.batch();
  for (const [id, data] of Object.entries(VOICES)) batch.set(admin.db.doc(`voices/${id}`), data);
  await batch.commit();
});

const getIds = (found: { readonly docs: readonly { readonly id: string }[] }) =>
  found.docs.map(({ id }) => id);
const warm = (): Query => admin.db.collection('voices').where('kind', '==', 'warm');
type Search = Parameters<Query['findNearest']>[0];

const search: Search = {
  vectorField: 'embedding',
  queryVector: [10, 10],
  limit: 3,
  distanceMeasure: 'EUCLIDEAN',
};

describe('a search for the nearest vectors', () => {
  it.each([
    ['EUCLIDEAN', ['right', 'near', 'far'], 10],
    ['COSINE', ['huge', 'near', 'far'], 0],
    ['DOT_PRODUCT', ['huge', 'far', 'right'], 2000],
  ] as const)('by %s, among the rows of its query', async (distanceMeasure, ids, first) => {
    const found = await warm()
      .findNearest({ ...search, distanceMeasure, distanceResultField: 'distance' })
      .get();
    expect(getIds(found)).toEqual(ids);
    expect(found.docs[0]?.get('distance')).toBe(first);
  });

  it('skips other values and dimensions', async () => {
    expect(
      getIds(
        await warm()
          .findNearest({ ...search, limit: 1000 })
          .get(),
      ),
    ).toEqual(['right', 'near', 'far', 'huge']);

    const inner = await warm()
      .findNearest({ ...search, vectorField: 'inner.embedding', queryVector: [3] })
      .get();
    expect(getIds(inner)).toEqual(['near']);

    expect(
      (
        await warm()
          .findNearest({ ...search, vectorField: 'missing' })
          .get()
      ).empty,
    ).toBe(true);
  });

  it('sorts the zero vector last, as it has no cosine', async () => {
    const found = await admin.db
      .collection('voices')
      .findNearest({ ...search, limit: 10, distanceMeasure: 'COSINE', distanceResultField: 'd' })
      .get();
    expect(found.docs.at(-1)?.id).toBe('zero');
    expect(found.docs.at(-1)?.get('d')).toBeNaN();
  });

  it.each([
    ['EUCLIDEAN', 13, ['right', 'near']],
    ['COSINE', 0.1, ['huge', 'near']],
    ['DOT_PRODUCT', 200, ['huge', 'far']],
  ] as const)('by %s stops at a threshold, inclusive', async (distanceMeasure, distanceThreshold, ids) => {
    expect(
      getIds(
        await warm()
          .findNearest({ ...search, distanceMeasure, distanceThreshold })
          .get(),
      ),
    ).toEqual(ids);
  });

  it('returns the distance as a field, only if it is selected', async () => {
    const vectorSearch: Search = { ...search, limit: 1, distanceResultField: 'kind' };
    expect((await warm().findNearest(vectorSearch).get()).docs[0]?.get('kind')).toBe(10);
    expect((await warm().select('kind').findNearest(vectorSearch).get()).docs[0]?.data()).toEqual({
      kind: 10,
    });
    expect((await warm().select('missing').findNearest(vectorSearch).get()).docs[0]?.data()).toEqual({});
  });

  it('has its vector index in its plan', async () => {
    // The SDK's types only have it on plain queries.
    const query = warm().findNearest(search) as unknown as Pick<Query, 'explain'>;
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.size).toBe(3);
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(kind ASC, __name__ ASC, embedding VECTOR<2>)' },
    ]);

    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 3,
      readOperations: 4,
      debugStats: { index_entries_scanned: '4', billing_details: { knn_vector_index_entries_billable: '4' } },
    });
  });

  it('with more than 2048 dimensions', async () => {
    const embedding = Array.from({ length: 2048 }, (_, n) => n + 1);
    await admin.db.doc('large/one').set({ embedding: FieldValue.vector(embedding) });
    const found = await admin.db
      .collection('large')
      .findNearest({ ...search, queryVector: embedding.map((n) => n - 2), limit: 1000 })
      .get();
    expect(found.size).toBe(1);
  });
});

describe('a search is refused', () => {
  const makeVector = (...values: readonly number[]) => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  });

  const valid = {
    vectorField: { fieldPath: 'v' },
    queryVector: makeVector(1),
    distanceMeasure: 'COSINE',
    limit: 1,
  };

  const run = async (findNearest: object) => {
    const response = await fetch(
      `${emulator.url}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'c' }], findNearest } }),
      },
    );
    return ((await response.json()) as { error?: { message: string } }).error?.message;
  };

  it.each([
    [
      'beyond 1000 rows',
      { limit: 1001 },
      'FindNearest.limit must be a positive integer of no more than 1000',
    ],
    ['without rows', { limit: 0 }, 'FindNearest.limit must be a positive integer of no more than 1000'],
    ['without a measure', { distanceMeasure: 0 }, 'Unknown Distance Measure.'],
    ['for no vector', { queryVector: { stringValue: 'x' } }, 'Query Value must be of type vector.'],
    ['for an empty vector', { queryVector: makeVector() }, 'Cannot have a zero length vector.'],
    [
      'beyond 2048 dimensions',
      { queryVector: makeVector(...Array<number>(2049).fill(1)) },
      'Vectors must be at most 2048 dimensions.',
    ],
    [
      'for a reserved result field',
      { distanceResultField: '__name__' },
      'The distanceResultField.property.name "__name__" is reserved.',
    ],
  ])('%s', async (_name, change, message) => {
    expect(await run({ ...valid, ...change })).toBe(message);
  });

  it('by a listener', () => {
    const reply: object[] = [];
    const sink = {
      send: (event: object) => reply.push(event),
      congested: () => false,
      onDrain() {},
      end() {},
    };
    const database = `projects/${PROJECT}/databases/(default)`;
    const parent = `${database}/documents`;
    const structuredQuery = {
      from: [{ collectionId: 'c' }],
      findNearest: { ...valid, distanceMeasure: 2, limit: { value: 1 } },
    };
    listen
      .open({ emulator: emulator.inside, authorization: 'Bearer owner' }, sink)
      .message({ database, addTarget: { targetId: 1, query: { parent, structuredQuery } } });
    expect(reply.at(-1)).toMatchObject({ targetChange: { targetIds: [1], cause: { code: 3 } } });
  });

  it('for no other reason', async () => {
    expect(await run(valid)).toBeUndefined();
  });
});

describe('a search with enforced indexes', () => {
  const find = (query: Query, dimension = 2) =>
    query.findNearest({ ...search, queryVector: Array<number>(dimension).fill(1) }).get();

  it('needs a vector index of its fields and dimension', async () => {
    const declared = enforced.admin.db.collection('declared');
    await find(declared);
    await find(declared.where('kind', '==', 'warm'));
    await expect(find(declared, 3)).rejects.toMatchObject({ code: 9 });
    await expect(find(declared.where('age', '==', 1))).rejects.toThrow(
      'Missing vector index configuration. Add this to "indexes" in firestore.indexes.json: ' +
        JSON.stringify(makeVectorIndex(2, { fieldPath: 'age', order: 'ASCENDING' })),
    );
  });

  it('uses no other index, nor serves other queries with it', async () => {
    const declared = enforced.admin.db.collection('declared');
    await expect(declared.where('kind', '==', 'warm').orderBy('age').get()).rejects.toMatchObject({
      code: 9,
    });
    await expect(find(enforced.admin.db.collection('elsewhere'))).rejects.toMatchObject({ code: 9 });
  });
});
