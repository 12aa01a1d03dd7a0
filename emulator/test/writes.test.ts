import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
let web: ReturnType<typeof createWebClient>;

beforeAll(async () => {
  web = createWebClient(emulator.port);
});

afterAll(async () => {
  await web.close();
});

beforeEach(async () => {
  await emulator.clear();
});

const NAME = 'projects/demo-casting/databases/(default)/documents';
const commit = async (...writes: object[]) => {
  const response = await fetch(`${emulator.url}/v1/${NAME}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  return (await response.json()) as {
    error?: { status: string; message: string };
    writeResults?: Record<string, unknown>[];
  };
};

describe('a document', () => {
  it('preserves values of every kind', async () => {
    const data = {
      nothing: null,
      whole: 7,
      large: -9_007_199_254_740_991,
      real: -0.5,
      infinite: Infinity,
      text: '日本 🎙',
      bytes: Buffer.from([1, 2, 250]),
      at: new Timestamp(1_700_000_000, 123_456_000),
      early: new Timestamp(-62_135_596_800, 0),
      place: new GeoPoint(-1, 2),
      friend: admin.db.doc('a/b'),
      list: [1, [{}].length, { deep: [null] }],
      map: { '': undefined, 'dotted.name': 1, __proto: 2 },
      vector: FieldValue.vector([1, -2.5]),
    };

    delete (data.map as Record<string, unknown>)[''];
    await admin.db.doc('kinds/all').set(data);
    expect((await admin.db.doc('kinds/all').get()).data()).toEqual(data);
    expect((await getDoc(doc(web.db, 'kinds/all'))).get('text')).toBe('日本 🎙');
  });

  it('keeps microseconds and drops nanoseconds', async () => {
    await admin.db.doc('t/t').set({ at: new Timestamp(1, 123_456_789) });
    expect((await admin.db.doc('t/t').get()).get('at')).toEqual(new Timestamp(1, 123_456_000));
  });

  it('keeps its creation time, and its update time until its data change', async () => {
    const first = await admin.db.doc('t/u').set({ n: 1 });
    const same = await admin.db.doc('t/u').set({ n: 1 });
    const second = await admin.db.doc('t/u').set({ n: 2 });
    const found = await admin.db.doc('t/u').get();
    expect(same.writeTime.isEqual(first.writeTime)).toBe(true);
    expect(found.createTime?.isEqual(first.writeTime)).toBe(true);
    expect(found.updateTime?.isEqual(second.writeTime)).toBe(true);
    expect(second.writeTime.valueOf() > first.writeTime.valueOf()).toBe(true);
  });
});

describe('masks', () => {
  it('change only the listed fields, also inside maps', async () => {
    const target = admin.db.doc('m/m');
    await target.set({ a: 1, m: { x: 1, y: 2 }, gone: true });
    await target.update({ 'm.x': 5, gone: FieldValue.delete(), fresh: { deep: 1 } });
    expect((await target.get()).data()).toEqual({ a: 1, m: { x: 5, y: 2 }, fresh: { deep: 1 } });
    await target.set({ m: { z: 3 } }, { merge: true });
    expect((await target.get()).get('m')).toEqual({ x: 5, y: 2, z: 3 });
    await setDoc(doc(web.db, 'm/m'), { m: { only: 1 } }, { mergeFields: ['m'] });
    expect((await target.get()).get('m')).toEqual({ only: 1 });
    await updateDoc(doc(web.db, 'm/m'), { fresh: deleteField() });
    expect((await target.get()).data()).toEqual({ a: 1, m: { only: 1 } });
  });
});

describe('transforms', () => {
  it('compute time, numbers and arrays', async () => {
    const target = admin.db.doc('x/x');
    await target.set({ n: 1, half: 1.5, tags: ['a', 'b', 1], other: 'text' });

    await target.update({
      at: FieldValue.serverTimestamp(),
      n: FieldValue.increment(2),
      half: FieldValue.increment(1),
      other: FieldValue.increment(4),
      'deep.count': FieldValue.increment(1),
      tags: FieldValue.arrayUnion('b', 'c', 1.0, 'c'),
    });

    const data = (await target.get()).data()!;
    expect(data).toMatchObject({ n: 3, half: 2.5, other: 4, deep: { count: 1 }, tags: ['a', 'b', 1, 'c'] });

    const timestamp = data['at'] as Timestamp;
    expect(Math.abs(timestamp.toMillis() - Date.now())).toBeLessThan(5000);
    expect(timestamp.nanoseconds % 1_000_000).toBe(0);

    await updateDoc(doc(web.db, 'x/x'), {
      tags: arrayRemove('a', 'c'),
      n: increment(-10),
      new: arrayUnion(1),
      at: serverTimestamp(),
    });

    expect((await target.get()).data()).toMatchObject({ tags: ['b', 1], n: -7, new: [1] });
  });

  it('clamp instead of overflowing, and compare maximum and minimum', async () => {
    const results = await commit({
      update: {
        name: `${NAME}/x/y`,
        fields: { big: { integerValue: '9223372036854775806' }, low: { integerValue: '3' } },
      },
      updateTransforms: [
        { fieldPath: 'big', increment: { integerValue: '100' } },
        { fieldPath: 'low', maximum: { doubleValue: 3.0 } },
        { fieldPath: 'low', minimum: { integerValue: '2' } },
        { fieldPath: 'new', maximum: { integerValue: '9' } },
      ],
    });
    expect(results.writeResults?.[0]?.['transformResults']).toEqual([
      { integerValue: '9223372036854775807' },
      { integerValue: '3' },
      { integerValue: '2' },
      { integerValue: '9' },
    ]);

    expect(
      (
        await commit({
          transform: {
            document: `${NAME}/x/y`,
            fieldTransforms: [{ fieldPath: 'a', increment: { stringValue: '' } }],
          },
        })
      ).error?.message,
    ).toBe('Input must be int64 or double.');
  });
});

describe('preconditions', () => {
  it('check existence', async () => {
    await expect(admin.db.doc('p/none').update({ n: 1 })).rejects.toMatchObject({
      code: 5,
      message: expect.stringContaining(`No document to update: ${NAME}/p/none`) as string,
    });

    await admin.db.doc('p/p').create({ n: 1 });

    await expect(admin.db.doc('p/p').create({ n: 2 })).rejects.toMatchObject({
      code: 6,
      message: expect.stringContaining(`Document already exists: ${NAME}/p/p`) as string,
    });

    await expect(admin.db.doc('p/none').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    await admin.db.doc('p/none').delete();
  });

  it('check the update time', async () => {
    const { writeTime } = await admin.db.doc('p/t').set({ n: 1 });
    await admin.db.doc('p/t').update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(admin.db.doc('p/t').update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
      code: 9,
    });
    expect((await admin.db.doc('p/t').get()).get('n')).toBe(2);
  });

  it('apply to a verify alone', async () => {
    const verify = (exists: boolean) => ({ verify: `${NAME}/p/v`, currentDocument: { exists } });
    expect((await commit(verify(false))).error).toBeUndefined();
    expect((await commit(verify(true))).error?.status).toBe('NOT_FOUND');
    expect((await admin.db.doc('p/v').get()).exists).toBe(false);
  });
});

describe('a batch', () => {
  it('applies in order, all of it or nothing', async () => {
    const batch = admin.db.batch();
    batch
      .set(admin.db.doc('b/1'), { n: 1 })
      .update(admin.db.doc('b/1'), { m: 2 })
      .delete(admin.db.doc('b/2'));

    await batch.commit();
    expect((await admin.db.doc('b/1').get()).data()).toEqual({ n: 1, m: 2 });

    const failing = admin.db
      .batch()
      .set(admin.db.doc('b/3'), { n: 1 })
      .update(admin.db.doc('b/none'), { n: 1 });
    await expect(failing.commit()).rejects.toMatchObject({ code: 5 });
    expect((await admin.db.doc('b/3').get()).exists).toBe(false);
  });

  it('does not update documents it has deleted', async () => {
    await admin.db.doc('docs/there').set({ n: 1 });

    for (const id of ['there', 'missing']) {
      const batch = admin.db.batch();
      batch.delete(admin.db.doc(`docs/${id}`));
      batch.update(admin.db.doc(`docs/${id}`), { n: 2 });
      await expect(batch.commit()).rejects.toMatchObject({ code: 3 });
    }

    const batch = admin.db.batch();
    batch.delete(admin.db.doc('docs/there'));
    batch.set(admin.db.doc('docs/there'), { n: 2 });
    batch.update(admin.db.doc('docs/there'), { m: 3 });
    await batch.commit();
    expect((await admin.db.doc('docs/there').get()).data()).toEqual({ n: 2, m: 3 });
  });

  it('may be larger than five hundred writes', async () => {
    const batch = admin.db.batch();
    for (let index = 0; index < 1200; index++) batch.set(admin.db.doc(`many/${index}`), { index });
    await batch.commit();
    expect((await admin.db.collection('many').count().get()).data().count).toBe(1200);
  });

  it('fails write by write if written in bulk', async () => {
    const bulk = admin.db.bulkWriter();
    const errors: number[] = [];
    bulk.onWriteError((error) => {
      errors.push(error.code);
      return false;
    });

    bulk.update(admin.db.doc('w/none'), { n: 1 }).catch(() => undefined);
    void bulk.set(admin.db.doc('w/1'), { n: 1 });
    await bulk.close();
    expect(errors).toEqual([5]);
    expect((await admin.db.doc('w/1').get()).exists).toBe(true);
  });
});

describe('what the service refuses to store', () => {
  const put = async (path: string, fields: object) =>
    (await commit({ update: { name: `${NAME}/${path}`, fields } })).error?.message ?? 'stored';
  const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
  const nest = (depth: number): object =>
    depth === 0 ? { integerValue: 1 } : { mapValue: { fields: { m: nest(depth - 1) } } };

  it.each([
    ['a string at the limit', 'c/x', { s: text(1_048_487) }, 'stored'],
    [
      'a string over it',
      'c/x',
      { s: text(1_048_488) },
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      'a long string in a map',
      'c/x',
      { m: { mapValue: { fields: { s: text(1_048_488) } } } },
      'Property m contains an invalid nested entity.',
    ],
    [
      'a long string in an array',
      'c/x',
      { a: { arrayValue: { values: [text(1_048_488)] } } },
      'The value of property "array" is longer than 1048487 bytes.',
    ],
    ['a field name of 1500 bytes', 'c/x', { ['n'.repeat(1500)]: { integerValue: 1 } }, 'stored'],
    [
      'a field name of 1501 bytes',
      'c/x',
      { ['n'.repeat(1501)]: { integerValue: 1 } },
      'The property.name is longer than 1500 bytes.',
    ],
    [
      'an id of 1501 bytes',
      `c/${'i'.repeat(1501)}`,
      {},
      'The key path element name is longer than 1500 bytes.',
    ],
    ['twenty levels', 'c/x', { m: nest(20) }, 'stored'],
    ['twenty-one levels', 'c/x', { m: nest(21) }, 'Property m contains an invalid nested entity.'],
    [
      'an array in an array',
      'c/x',
      { a: { arrayValue: { values: [{ arrayValue: {} }] } } },
      'Nested arrays are not allowed',
    ],
    ['a reserved field', 'c/x', { __x__: { integerValue: 1 } }, 'field name __x__ is reserved'],
    ['a reserved id', 'c/__x__', {}, 'Resource id "__x__" is invalid because it is reserved.'],
    [
      'an empty vector',
      'c/x',
      { v: { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: {} } } } } },
      'Cannot have a zero length vector.',
    ],
    [
      'a latitude off the globe',
      'c/x',
      { g: { geoPointValue: { latitude: 91 } } },
      'Latitude must be in the range of [-90, 90].',
    ],
  ])('%s', async (_name, path, fields, message) => {
    expect(await put(path, fields)).toBe(message);
  });

  it('a document over a mebibyte', async () => {
    expect(await put('c/x', { a: text(524_288), b: text(524_288) })).toBe(
      'maximum entity size is 1048576 bytes',
    );
  });
});
