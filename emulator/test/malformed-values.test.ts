import { describe, expect, it } from 'vitest';
import { DOCUMENTS, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator } = useEmulator();

const name = `${DOCUMENTS}/c/a`;
const commit = async (write: object) => {
  const answer = await callVerb(emulator.port, 'commit', { writes: [write] });
  return typeof answer === 'string' ? answer.replace(/^INVALID_ARGUMENT: /, '') : 'written';
};
const put = (fields: object) => commit({ update: { name, fields } });
const transform = (change: object) =>
  commit({ update: { name }, updateTransforms: [{ fieldPath: 'a', ...change }] });

const map = (fields: object) => ({ mapValue: { fields } });
const list = (...values: object[]) => ({ arrayValue: { values } });
const ONE = { doubleValue: 1 };
const makeVector = (value?: object, more: object = {}) =>
  map({ __type__: { stringValue: '__vector__' }, ...(value && { value }), ...more });

describe('a value is refused', () => {
  it.each([
    [{}, 'Cannot convert firestore.v1.Value with type unset.'],
    [list({}), 'Cannot convert firestore.v1.Value with type unset.'],
    [{ geoPointValue: { longitude: 181 } }, 'Longitude must be in the range of [-180, 180].'],
    [{ referenceValue: 'x' }, 'Document parent name "x" lacks "projects" at index 0.'],
    [map({ __x__: ONE }), "field name '__x__' is reserved."],
    [makeVector(), "Vector map is missing key 'value'."],
    [makeVector(ONE), 'Vector value type must be an array.'],
    [makeVector(list(ONE), { x: ONE }), 'Vector value map has extraneous entries.'],
    [makeVector(list({ integerValue: '1' })), "Vector must only contain values of type 'double'"],
    [makeVector(list({ doubleValue: 'NaN' })), 'Vector cannot contain NaN values.'],
    [map({ __type__: { integerValue: '1' } }), 'Field __type__ must be a string; founds LONG.'],
    [map({ __type__: { bytesValue: '' } }), 'Field __type__ must be a string; founds BYTES.'],
    [map({ __type__: { stringValue: 'other' } }), 'Property a contains an invalid nested entity.'],
  ])('%j', async (a, expected) => {
    expect(await put({ a })).toBe(expected);
  });

  it('without a field name', async () => {
    expect(await put({ '': ONE })).toBe('The property.name is the empty string.');
  });
});

describe('a write is refused', () => {
  it.each([
    [{ update: { fields: {} } }, 'Document name "" lacks "projects" at index 0.'],
    [
      { update: { name }, updateMask: { fieldPaths: ['a', 'a'] } },
      'Document mask contains the field path "a" twice.',
    ],
  ])('%j', async (write, expected) => {
    expect(await commit(write)).toBe(expected);
  });

  it.each([
    [{ increment: { stringValue: 'x' } }, 'Input must be int64 or double.'],
    [{ fieldPath: '__name__', increment: { integerValue: '1' } }, 'field name __name__ is reserved'],
  ])('for a transform: %j', async (change, expected) => {
    expect(await transform(change)).toBe(expected);
  });
});
