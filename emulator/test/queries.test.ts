import {
  AggregateField,
  FieldPath,
  Filter,
  Timestamp,
  type CollectionReference,
  type Query,
} from 'firebase-admin/firestore';
import { collection, getDocs, limitToLast, orderBy, query } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../src/queries/query.ts';
import { createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

const TALENTS: Record<string, Record<string, unknown>> = {
  ana: { age: 30, city: 'Lima', tags: ['warm', 'deep'], rate: { min: 100, max: 200 }, score: 4.5 },
  ben: { age: 25, city: 'Oslo', tags: ['bright'], rate: { min: 50, max: 90 }, score: null },
  cora: { age: 30, city: 'Lima', tags: [], rate: { min: 300 }, score: NaN },
  dov: { age: 41, city: 'Quito', tags: ['warm'], score: 3 },
  eve: { age: '41', city: 'Oslo', tags: ['deep', 'bright'], rate: { min: 75, max: 80 } },
};

beforeAll(async () => {
  const batch = admin.db.batch();
  for (const [id, data] of Object.entries(TALENTS)) batch.set(admin.db.doc(`talents/${id}`), data);
  batch.set(admin.db.doc('agencies/a1/talents/nested'), { age: 99, city: 'Lima' });
  batch.set(admin.db.doc('agencies/a2/talents/other'), { age: 1, city: 'Rome' });
  batch.set(admin.db.doc('agencies/a1/notes/n'), { text: 'x' });
  batch.set(admin.db.doc('ghosts/gone/below/here'), { n: 1 });
  await batch.commit();
});

type Build = (talents: CollectionReference) => Query;

const CASES: readonly (readonly [string, Build, readonly string[]])[] = [
  ['==', (c) => c.where('age', '==', 30), ['ana', 'cora']],
  ['== on a map entry', (c) => c.where('rate.min', '==', 300), ['cora']],
  ['== on a whole map', (c) => c.where('rate', '==', { min: 50, max: 90 }), ['ben']],
  ['!=', (c) => c.where('age', '!=', 30), ['ben', 'dov', 'eve']],
  ['!= leaves out null, keeps NaN', (c) => c.where('score', '!=', 3), ['cora', 'ana']],
  ['<', (c) => c.where('age', '<', 41), ['ben', 'ana', 'cora']],
  ['>= stays within its type', (c) => c.where('age', '>=', 41), ['dov']],
  ['> of strings', (c) => c.where('age', '>', ''), ['eve']],
  ['a range leaves out NaN', (c) => c.where('score', '<', 100), ['dov', 'ana']],
  ['two ranges', (c) => c.where('age', '>', 20).where('score', '>', 1), ['ana', 'dov']],
  ['is null', (c) => c.where('score', '==', null), ['ben']],
  ['is not null', (c) => c.where('score', '!=', null), ['cora', 'dov', 'ana']],
  ['is NaN', (c) => c.where('score', '==', NaN), ['cora']],
  ['is not NaN', (c) => c.where('score', '!=', NaN), ['dov', 'ana']],
  ['in', (c) => c.where('city', 'in', ['Oslo', 'Quito', 'Nowhere']), ['ben', 'dov', 'eve']],
  ['not-in', (c) => c.where('city', 'not-in', ['Oslo', 'Lima']), ['dov']],
  ['array-contains', (c) => c.where('tags', 'array-contains', 'warm'), ['ana', 'dov']],
  [
    'array-contains-any',
    (c) => c.where('tags', 'array-contains-any', ['deep', 'bright']),
    ['ana', 'ben', 'eve'],
  ],
  [
    'or',
    (c) => c.where(Filter.or(Filter.where('city', '==', 'Quito'), Filter.where('age', '<', 30))),
    ['ben', 'dov'],
  ],
  [
    'or within and',
    (c) =>
      c
        .where('city', '==', 'Lima')
        .where(Filter.or(Filter.where('score', '==', NaN), Filter.where('age', '==', 1))),
    ['cora'],
  ],
  ['document id ==', (c) => c.where(FieldPath.documentId(), '==', 'dov'), ['dov']],
  ['document id in', (c) => c.where(FieldPath.documentId(), 'in', ['dov', 'ana', 'nobody']), ['ana', 'dov']],
  ['document id range', (c) => c.where(FieldPath.documentId(), '>', 'cora'), ['dov', 'eve']],
  ['order, missing fields left out', (c) => c.orderBy('score'), ['ben', 'cora', 'dov', 'ana']],
  ['order down, ties by name down', (c) => c.orderBy('age', 'desc'), ['eve', 'dov', 'cora', 'ana', 'ben']],
  ['two orders', (c) => c.orderBy('city').orderBy('age', 'desc'), ['cora', 'ana', 'eve', 'ben', 'dov']],
  ['names backwards', (c) => c.orderBy(FieldPath.documentId(), 'desc'), ['eve', 'dov', 'cora', 'ben', 'ana']],
  ['limit', (c) => c.orderBy('age').limit(2), ['ben', 'ana']],
  ['limitToLast', (c) => c.orderBy('age').limitToLast(2), ['dov', 'eve']],
  ['offset', (c) => c.orderBy('age').offset(1).limit(2), ['ana', 'cora']],
  ['startAt', (c) => c.orderBy('age').startAt(30), ['ana', 'cora', 'dov', 'eve']],
  ['startAfter', (c) => c.orderBy('age').startAfter(30), ['dov', 'eve']],
  ['endBefore', (c) => c.orderBy('age').endBefore(41), ['ben', 'ana', 'cora']],
  ['endAt going down', (c) => c.orderBy('age', 'desc').endAt(30), ['eve', 'dov', 'cora', 'ana']],
  [
    'cursor over two orders',
    (c) => c.orderBy('city').orderBy('age').startAfter('Lima', 30),
    ['ben', 'eve', 'dov'],
  ],
];

describe('a query', () => {
  it.each(CASES)('%s', async (_name, build, expected) => {
    const found = await build(admin.db.collection('talents')).get();
    expect(found.docs.map((document) => document.id)).toEqual(expected);
  });

  it('continues from a document snapshot', async () => {
    const ana = await admin.db.doc('talents/ana').get();
    const found = await admin.db.collection('talents').orderBy('age').startAfter(ana).get();
    expect(found.docs.map((document) => document.id)).toEqual(['cora', 'dov', 'eve']);
  });

  it('returns selected fields only', async () => {
    const found = await admin.db
      .collection('talents')
      .where('city', '==', 'Quito')
      .select('age', 'rate.min')
      .get();
    expect(found.docs[0]?.data()).toEqual({ age: 41 });
    const names = await admin.db.collection('talents').select().limit(1).get();
    expect(names.docs[0]?.data()).toEqual({});
  });

  it('over a collection group finds every level, and below one document only its own', async () => {
    const everywhere = await admin.db.collectionGroup('talents').where('city', '==', 'Lima').get();
    expect(everywhere.docs.map((document) => document.ref.path)).toEqual([
      'agencies/a1/talents/nested',
      'talents/ana',
      'talents/cora',
    ]);
    expect((await admin.db.collection('agencies/a2/talents').get()).size).toBe(1);
  });

  it('supports limitToLast of the web SDK', async () => {
    const web = createWebClient(emulator.port);
    const found = await getDocs(query(collection(web.db, 'talents'), orderBy('age'), limitToLast(2)));
    expect(found.docs.map((document) => document.id)).toEqual(['dov', 'eve']);
    await web.close();
  });

  it('reads at a time in the past', async () => {
    const before = await admin.db.doc('history/h').set({ n: 1 });
    await admin.db.doc('history/h').set({ n: 2 });
    await admin.db.doc('history/new').set({ n: 3 });

    const seen = await admin.db.runTransaction(
      async (transaction) =>
        (await transaction.get(admin.db.collection('history'))).docs.map((d) => d.get('n') as number),
      { readOnly: true, readTime: before.writeTime },
    );
    expect(seen).toEqual([1]);

    await expect(
      admin.db.runTransaction((transaction) => transaction.get(admin.db.collection('history')), {
        readOnly: true,
        readTime: Timestamp.fromMillis(Date.now() + 60_000),
      }),
    ).rejects.toMatchObject({ code: 3 });
  });
});

describe('an aggregation', () => {
  it('counts, and sums and averages numbers only', async () => {
    const found = await admin.db
      .collection('talents')
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('rate.min'),
        mean: AggregateField.average('rate.min'),
      })
      .get();
    expect(found.data()).toEqual({ count: 4, sum: 525, mean: 131.25 });
  });

  it('of nothing is 0, 0 and null', async () => {
    const found = await admin.db
      .collection('nothing')
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('n'),
        mean: AggregateField.average('n'),
      })
      .get();
    expect(found.data()).toEqual({ count: 0, sum: 0, mean: null });
  });

  it('respects limits', async () => {
    expect((await admin.db.collection('talents').limit(3).count().get()).data().count).toBe(3);
  });
});

describe('listings', () => {
  it('show missing documents with children', async () => {
    const found = await admin.db.collection('ghosts').listDocuments();
    expect(found.map((reference) => reference.path)).toEqual(['ghosts/gone']);
    expect((await admin.db.collection('ghosts').get()).size).toBe(0);
  });

  it('list the collections below a document', async () => {
    const found = await admin.db.doc('agencies/a1').listCollections();
    expect(found.map((reference) => reference.id)).toEqual(['notes', 'talents']);
    expect((await admin.db.listCollections()).map((reference) => reference.id)).toContain('ghosts');
  });

  it('include every collection below a document without a name', async () => {
    const { reads } = emulator.inside.database({ projectId: 'demo-casting', database: '(default)' });

    const listNames = async (orderBy: readonly Order[]) => {
      const list = { parent: ['agencies', 'a1'], collectionId: '', orderBy, showMissing: false, pageSize: 0 };
      const { entries } = await reads.listDocuments({ admin: true, auth: null }, list, { kind: 'latest' });
      return entries.map(({ name }) => name.split('/documents/')[1]);
    };

    expect(await listNames([])).toEqual(['agencies/a1/notes/n', 'agencies/a1/talents/nested']);
    await expect(listNames([{ field: ['age'], direction: 'asc' }])).rejects.toThrow(
      'kind is required for all orders except __key__ ascending',
    );
  });

  it('list the collections of the past', async () => {
    const parent = 'projects/demo-casting/databases/(default)/documents/agencies/past';
    const { writeTime } = await admin.db.doc('agencies/past/bygones/x').set({ n: 1 });
    await admin.db.doc('agencies/past/bygones/x').delete();

    const listNames = async (body: object) => {
      const response = await fetch(`${emulator.url}/v1/${parent}:listCollectionIds`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify(body),
      });
      return response.json();
    };

    const readTime = `${writeTime.toDate().toISOString().slice(0, 19)}.${String(writeTime.nanoseconds).padStart(9, '0')}Z`;
    expect(await listNames({})).toEqual({});
    expect(await listNames({ readTime })).toEqual({ collectionIds: ['bygones'] });
  });

  it('support recursive deletes', async () => {
    await admin.db.doc('tree/root/a/b').set({ n: 1 });
    await admin.db.doc('tree/root/a/b/c/d').set({ n: 1 });
    await admin.db.doc('tree/rootling').set({ n: 1 });
    await admin.db.recursiveDelete(admin.db.doc('tree/root'));
    expect((await admin.db.collectionGroup('c').get()).size).toBe(0);
    expect((await admin.db.doc('tree/rootling').get()).exists).toBe(true);
    await admin.db.recursiveDelete(admin.db.collection('tree'));
    expect((await admin.db.collection('tree').listDocuments()).length).toBe(0);
  });
});

describe('what the service refuses', () => {
  const run = async (structuredQuery: object, parent = '') => {
    const response = await fetch(
      `${emulator.url}/v1/projects/demo-casting/databases/(default)/documents${parent}:runQuery`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({
          structuredQuery: { from: [{ collectionId: 'talents' }], ...structuredQuery },
        }),
      },
    );

    return ((await response.json()) as { error?: { message: string } }).error?.message;
  };

  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });

  const list = (count: number) => ({
    arrayValue: { values: Array.from({ length: count }, (_, n) => ({ integerValue: n })) },
  });

  const makeComposite = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });

  it.each([
    ['an empty list', { where: filter('a', 'IN', list(0)) }, "'IN' requires an non-empty ArrayValue."],
    ['a list too long', { where: filter('a', 'IN', list(31)) }, "'IN' supports up to 30 comparison values."],
    [
      'a negated list too long',
      { where: filter('a', 'NOT_IN', list(11)) },
      "'NOT_IN' supports up to 10 comparison values.",
    ],
    [
      'two negations',
      makeComposite(
        filter('a', 'NOT_EQUAL', { integerValue: 1 }),
        filter('b', 'NOT_EQUAL', { integerValue: 1 }),
      ),
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    ],
    [
      'two array look-ups',
      makeComposite(
        filter('a', 'ARRAY_CONTAINS', { integerValue: 1 }),
        filter('b', 'ARRAY_CONTAINS', { integerValue: 1 }),
      ),
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    ],
    [
      'too many disjunctions',
      makeComposite(filter('a', 'IN', list(6)), filter('b', 'IN', list(6))),
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
    ],
    ['a negative limit', { limit: -1 }, 'limit is negative'],
    [
      'a reserved collection',
      { from: [{ collectionId: '__talents__' }] },
      'Collection id "__talents__" is invalid because it is reserved.',
    ],
    [
      'one document beside a range of another field',
      makeComposite(
        filter('a', 'GREATER_THAN', { integerValue: 1 }),
        filter('__name__', 'EQUAL', {
          referenceValue: 'projects/demo-casting/databases/(default)/documents/talents/ana',
        }),
      ),
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    ],
    [
      'the same order twice',
      { orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'a' } }] },
      'order by clause cannot contain duplicate fields a',
    ],
    [
      'an order after the name',
      { orderBy: [{ field: { fieldPath: '__name__' } }, { field: { fieldPath: 'a' } }] },
      'order by clause cannot contain more fields after the key',
    ],
    [
      'a range of a field under an order by name',
      {
        where: filter('a', 'GREATER_THAN', { integerValue: 1 }),
        orderBy: [{ field: { fieldPath: '__name__' } }],
      },
      'order by clause cannot contain more fields after the key',
    ],
    [
      'a cursor too long',
      { startAt: { values: [{ integerValue: 1 }, { integerValue: 1 }] } },
      'Cursor has too many values.',
    ],
  ])('%s', async (_name, structuredQuery, message) => {
    expect(await run(structuredQuery)).toBe(message);
  });

  it.each([
    ['a filter by a field', 'kids', { where: filter('n', 'EQUAL', { integerValue: 1 }) }, 'rooted'],
    ['an order by a field', 'kids', { orderBy: [{ field: { fieldPath: 'n' } }] }, 'rooted'],
    [
      'a filter by a field in all collections',
      undefined,
      { where: filter('n', 'EQUAL', { stringValue: '' }) },
      'rooted',
    ],
    [
      'names backwards',
      'kids',
      { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] },
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    ],
    [
      'names backwards in all collections',
      undefined,
      { orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }] },
      'kind is required for all orders except __key__ ascending',
    ],
    ['names', 'kids', { orderBy: [{ field: { fieldPath: '__name__' } }] }, undefined],
    ['names in all collections', undefined, {}, undefined],
  ])('%s of a group below a document', async (_name, collectionId, structuredQuery, message) => {
    const from = [{ collectionId, allDescendants: true }];
    const expected =
      message === 'rooted' ? 'collection group queries are only allowed at the root parent' : message;
    expect(await run({ from, ...structuredQuery }, '/houses/h')).toBe(expected);
  });

  it.each([
    ['below a document', '/houses/h', [{ collectionId: 'kids', allDescendants: true }]],
    ['of all collections', '', [{ allDescendants: true }]],
  ])('averages of a group %s', async (_name, parent, from) => {
    const computeAverage = async (aggregation: object) => {
      const url = `${emulator.url}/v1/projects/demo-casting/databases/(default)/documents${parent}:runAggregationQuery`;
      const structuredAggregationQuery = { structuredQuery: { from }, aggregations: [aggregation] };
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredAggregationQuery }),
      });
      return ((await response.json()) as { error?: { message: string } }).error?.message;
    };

    expect(await computeAverage({ avg: { field: { fieldPath: 'n' } } })).toContain(
      'This query requires an index with fields [n] after __name__',
    );
    expect(await computeAverage({ count: {} })).toBeUndefined();
  });

  it('reserved document ids', async () => {
    await admin.db.doc('talents/____').set({ n: 1 });
    await expect(admin.db.doc('talents/_____').get()).rejects.toMatchObject({ code: 3 });
    await expect(admin.db.doc('talents/__ana__').get()).rejects.toMatchObject({ code: 3 });
    const refused = new Promise((_resolve, reject) => {
      admin.db.doc('talents/__ana__').onSnapshot(() => undefined, reject);
    });
    await expect(refused).rejects.toThrow('Resource id "__ana__" is invalid');
  });
});
