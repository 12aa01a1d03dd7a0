import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, FieldPath, Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import { collection, onSnapshot, query, where, type FirestoreError } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { enforceIndexes } from '../src/indexes/enforce.ts';
import { waitFor, createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const makeField = (fieldPath: string, order = 'ASCENDING') => ({ fieldPath, order });
const DECLARED = {
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('a'), makeField('n', 'DESCENDING')],
    },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('b'), makeField('n', 'DESCENDING')],
    },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, makeField('n')],
    },
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [makeField('x'), makeField('y')] },
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [makeField('k'), makeField('total')] },
    { collectionGroup: 'g', queryScope: 'COLLECTION_GROUP', fields: [makeField('a'), makeField('n')] },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('z'), makeField('__name__', 'DESCENDING')],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'c', fieldPath: 'plain', indexes: [] },
    {
      collectionGroup: 'g',
      fieldPath: 'email',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
};

const directory = mkdtempSync(join(tmpdir(), 'indexes-'));
const file = join(directory, 'firestore.indexes.json');
const reports: string[] = [];
writeFileSync(file, JSON.stringify(DECLARED));

const { emulator, admin } = useEmulator(() => ({
  indexes: enforceIndexes(file, (text) => reports.push(text)),
}));

type Build = (db: Firestore) => Query;

const SERVED: readonly (readonly [string, Build])[] = [
  ['the whole collection', (db) => db.collection('c')],
  ['one equality', (db) => db.collection('c').where('q', '==', 1)],
  [
    'several equalities, merged',
    (db) => db.collection('c').where('q', '==', 1).where('r', '==', 2).where('s', '==', null),
  ],
  [
    'an equality and array-contains, merged',
    (db) => db.collection('c').where('q', '==', 1).where('l', 'array-contains', 2),
  ],
  ['in', (db) => db.collection('c').where('q', 'in', [1, 2])],
  ['a range', (db) => db.collection('c').where('q', '>', 1).where('q', '<', 5)],
  [
    'a range ordered by itself, descending',
    (db) => db.collection('c').where('q', '>', 1).orderBy('q', 'desc'),
  ],
  ['an order on a map entry', (db) => db.collection('c').orderBy('m.inner')],
  ['an order repeated by an equality', (db) => db.collection('c').where('q', '==', 1).orderBy('q')],
  ['equality and order, declared', (db) => db.collection('c').where('a', '==', 1).orderBy('n', 'desc')],
  [
    'two equalities and an order, merged from two indexes',
    (db) => db.collection('c').where('a', '==', 1).where('b', '==', 2).orderBy('n', 'desc'),
  ],
  ['in and an order', (db) => db.collection('c').where('a', 'in', [1, 2]).orderBy('n', 'desc')],
  ['array-contains and an order', (db) => db.collection('c').where('tags', 'array-contains', 1).orderBy('n')],
  [
    'array-contains-any and an order',
    (db) => db.collection('c').where('tags', 'array-contains-any', [1]).orderBy('n'),
  ],
  ['two orders, declared', (db) => db.collection('c').orderBy('x').orderBy('y')],
  ['ranges on two fields, declared', (db) => db.collection('c').where('x', '>', 1).where('y', '<', 5)],
  [
    'or of equalities',
    (db) => db.collection('c').where(Filter.or(Filter.where('q', '==', 1), Filter.where('r', '==', 2))),
  ],
  [
    'a name range beside an equality',
    (db) => db.collection('c').where('q', '==', 1).where(FieldPath.documentId(), '>', 'm'),
  ],
  [
    'an order whose name runs the other way, declared',
    (db) => db.collection('c').orderBy('z').orderBy(FieldPath.documentId(), 'desc'),
  ],
  ['names backwards', (db) => db.collection('c').orderBy(FieldPath.documentId(), 'desc')],
  ['a collection group by name', (db) => db.collectionGroup('g')],
  ['a collection group by an exempted field', (db) => db.collectionGroup('g').where('email', '==', 'a@b')],
  [
    'a collection group with a declared index',
    (db) => db.collectionGroup('g').where('a', '==', 1).orderBy('n'),
  ],
];

const REFUSED: readonly (readonly [string, Build, object])[] = [
  [
    'equality and order, undeclared',
    (db) => db.collection('c').where('q', '==', 1).orderBy('n'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('q'), makeField('n')],
    },
  ],
  [
    'the same in the other direction',
    (db) => db.collection('c').where('a', '==', 1).orderBy('n'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('a'), makeField('n')],
    },
  ],
  [
    'equality and a range on another field',
    (db) => db.collection('c').where('q', '==', 1).where('n', '>', 2),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('q'), makeField('n')],
    },
  ],
  [
    'not-equal beside an equality',
    (db) => db.collection('c').where('q', '==', 1).where('n', '!=', 2),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('q'), makeField('n')],
    },
  ],
  [
    'a third equality no index holds',
    (db) => db.collection('c').where('a', '==', 1).where('q', '==', 2).orderBy('n', 'desc'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('a'), makeField('q'), makeField('n', 'DESCENDING')],
    },
  ],
  [
    'two orders with mixed directions',
    (db) => db.collection('c').orderBy('x').orderBy('y', 'desc'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('x'), makeField('y', 'DESCENDING')],
    },
  ],
  [
    'array-contains and an undeclared order',
    (db) => db.collection('c').where('l', 'array-contains', 1).orderBy('n'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [{ fieldPath: 'l', arrayConfig: 'CONTAINS' }, makeField('n')],
    },
  ],
  [
    'one branch of an or',
    (db) =>
      db
        .collection('c')
        .where(Filter.or(Filter.where('a', '==', 1), Filter.where('q', '==', 2)))
        .orderBy('n', 'desc'),
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [makeField('q'), makeField('n', 'DESCENDING')],
    },
  ],
  [
    'a field whose indexes were switched off',
    (db) => db.collection('c').where('plain', '==', 1),
    {
      collectionGroup: 'c',
      fieldPath: 'plain',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    },
  ],
  [
    'a collection group by a field nobody exempted',
    (db) => db.collectionGroup('g').where('name', '==', 1),
    {
      collectionGroup: 'g',
      fieldPath: 'name',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
  [
    'a collection group index for a plain collection',
    (db) => db.collection('g').where('a', '==', 1).orderBy('n'),
    {
      collectionGroup: 'g',
      queryScope: 'COLLECTION',
      fields: [makeField('a'), makeField('n')],
    },
  ],
];

describe('a query with its index', () => {
  it.each(SERVED)('runs: %s', async (_name, build) => {
    await build(admin.db).get();
  });
});

describe('a query without its index', () => {
  it.each(REFUSED)('is refused with the index to add: %s', async (_name, build, entry) => {
    reports.length = 0;

    const error = await build(admin.db)
      .get()
      .then(
        () => undefined,
        (refusal: { code: number; message: string }) => refusal,
      );
    expect(error).toMatchObject({ code: 9 });

    const parsePasted = (text: string | undefined) =>
      JSON.parse(/\{.*\}/.exec(text ?? '')?.[0] ?? 'null') as unknown;
    expect(parsePasted(error?.message)).toEqual(entry);
    expect(parsePasted(reports[0])).toEqual(entry);
  });

  it('is refused for listeners and counts too', async () => {
    await expect(
      admin.db.collection('c').where('q', '==', 1).orderBy('n').count().get(),
    ).rejects.toMatchObject({ code: 9 });

    const web = createWebClient(emulator.port);
    const errors: FirestoreError[] = [];
    const denied = query(collection(web.db, 'c'), where('q', '==', 1), where('n', '>', 1));
    onSnapshot(
      denied,
      () => undefined,
      (error) => errors.push(error),
    );

    expect((await waitFor(() => errors[0])).code).toBe('failed-precondition');
    await web.close();
  });

  it('needs the summed field in its index', async () => {
    const total = { total: AggregateField.sum('total') };
    await admin.db.collection('c').aggregate(total).get();
    await admin.db.collection('c').where('k', '==', 1).aggregate(total).get();
    await expect(admin.db.collection('c').where('q', '==', 1).aggregate(total).get()).rejects.toMatchObject({
      code: 9,
    });
  });

  it('runs after the index is added, without a restart', async () => {
    const build = admin.db.collection('late').where('q', '==', 1).orderBy('n');
    await expect(build.get()).rejects.toMatchObject({ code: 9 });

    const added = {
      collectionGroup: 'late',
      queryScope: 'COLLECTION',
      fields: [makeField('q'), makeField('n')],
    };
    writeFileSync(file, JSON.stringify({ ...DECLARED, indexes: [...DECLARED.indexes, added] }));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect((await build.get()).size).toBe(0);
  });
});
