import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { applyWrite, getWrittenFields, type BufferedWrite, type Fields } from './buffered-write.ts';
import { incrementBy } from './increment.ts';

const ref = {} as DocumentReference;
const write = (method: BufferedWrite['method'], ...args: readonly unknown[]): BufferedWrite => ({
  method,
  args: [ref, ...args],
});
const stored = { name: 'Vera', count: 2, map: { one: 1, two: 2 } };

describe('a buffered write', () => {
  it.each<[string, BufferedWrite, Fields | undefined]>([
    ['creates', write('create', { name: 'Eva', none: undefined }), { name: 'Eva' }],
    ['replaces', write('set', { name: 'Eva' }), { name: 'Eva' }],
    ['deletes', write('delete'), undefined],
    [
      'merges maps',
      write('set', { map: { two: 3 } }, { merge: true }),
      { ...stored, map: { one: 1, two: 3 } },
    ],
    [
      'merges named fields',
      write('set', { map: { two: 3 }, name: 'Eva' }, { mergeFields: [new FieldPath('map', 'two')] }),
      { ...stored, map: { one: 1, two: 3 } },
    ],
    ['updates', write('update', { name: 'Eva', count: undefined }), { ...stored, name: 'Eva' }],
    ['updates inside maps', write('update', { 'map.one': 5 }), { ...stored, map: { one: 5, two: 2 } }],
    [
      'updates by paths of any name',
      write('update', new FieldPath('map', 'a.b`c'), 7, 'name', 'Eva'),
      { ...stored, name: 'Eva', map: { one: 1, two: 2, 'a.b`c': 7 } },
    ],
    ['deletes fields', write('update', { map: FieldValue.delete() }), { name: 'Vera', count: 2 }],
    [
      'increments',
      write('update', { count: incrementBy(3), more: incrementBy(1) }),
      { ...stored, count: 5, more: 1 },
    ],
  ])('%s', (_, bufferedWrite, expected) => {
    expect(applyWrite(stored, bufferedWrite)).toEqual(expected);
  });

  it('lists the top-level fields that it sets, unless it sets all of them', () => {
    expect(getWrittenFields(write('update', { 'map.one': 1, name: 'Eva' }))).toEqual(['map', 'name']);
    expect(getWrittenFields(write('set', { map: { one: 1 } }, { merge: true }))).toEqual(['map']);
    expect(getWrittenFields(write('set', { name: 'Eva' }))).toBeUndefined();
  });
});
