import type { Fields, Value } from './value.ts';

/** Firestore's order across types: null, boolean, number, timestamp, string, bytes, reference, geopoint, array, vector, map. */
const RANK = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

const VECTOR_TYPE = '__vector__';

export function isVector(value: Value): boolean {
  if (value.kind !== 'map') return false;
  const type = value.fields.get('__type__');
  return type?.kind === 'string' && type.value === VECTOR_TYPE;
}

/** Values of one rank are comparable by `<`; a range filter never crosses ranks. */
export function getTypeRank(value: Value): number {
  return isVector(value) ? RANK.vector : RANK[value.kind];
}

/** Orders two values as queries do. Equal numbers of different types compare as 0. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;

  // Only maps have two ranks in one kind, and inspecting them takes time.
  const byRank = a.kind === b.kind && a.kind !== 'map' ? 0 : getTypeRank(a) - getTypeRank(b);
  if (byRank !== 0) return byRank;

  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return b.kind === 'boolean' ? Number(a.value) - Number(b.value) : 0;
    case 'integer':
      if (b.kind === 'integer') return compareOrdered(a.value, b.value);
      return b.kind === 'double' ? 0 - compareDoubleWithInteger(b.value, a.value) : 0;
    case 'double':
      if (b.kind === 'integer') return compareDoubleWithInteger(a.value, b.value);
      return b.kind === 'double' ? compareDoubles(a.value, b.value) : 0;
    case 'timestamp':
      return b.kind === 'timestamp' ? compareOrdered(a.micros, b.micros) : 0;
    case 'string':
      return b.kind === 'string' ? compareStrings(a.value, b.value) : 0;
    case 'bytes':
      return b.kind === 'bytes' ? compareBytes(a.value, b.value) : 0;
    case 'reference':
      return b.kind === 'reference' ? comparePaths(a.name.split('/'), b.name.split('/')) : 0;
    case 'geopoint':
      if (b.kind !== 'geopoint') return 0;
      return compareDoubles(a.latitude, b.latitude) || compareDoubles(a.longitude, b.longitude);
    case 'array':
      return b.kind === 'array' ? compareArrays(a.values, b.values) : 0;
    case 'map':
      if (b.kind !== 'map') return 0;
      return isVector(a) ? compareVectors(a.fields, b.fields) : compareMaps(a.fields, b.fields);
  }
}

/** Equality for filters and array transforms: 1 equals 1.0, NaN equals NaN, -0 equals 0. */
export function areValuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Identity as stored: 1 and 1.0 differ. Detects whether a write changed anything. */
export function areValuesIdentical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length &&
      a.values.every((item, index) => {
        const value = b.values[index];
        return value !== undefined && areValuesIdentical(item, value);
      })
    );
  }
  if (a.kind === 'map' && b.kind === 'map') return areFieldsIdentical(a.fields, b.fields);
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);

  return compareValues(a, b) === 0;
}

export function areFieldsIdentical(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const counterpart = b.get(key);
    if (counterpart === undefined || !areValuesIdentical(value, counterpart)) return false;
  }
  return true;
}

function compareOrdered<T extends bigint | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  // NaN sorts before every other number.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareDoubleWithInteger(a: number, b: bigint): number {
  // JavaScript compares a number with a bigint by exact mathematical value.
  if (Number.isNaN(a)) return -1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Orders strings by their UTF-8 bytes, that is by code point, not by UTF-16 unit. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;

  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    // A surrogate half is part of a code point above every unit of the basic plane.
    const leftHigh = isSurrogate(left);
    return leftHigh === isSurrogate(right) ? left - right : leftHigh ? 1 : -1;
  }

  return a.length - b.length;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Orders document ids: `__id7__` forms first and by number, the others by their bytes. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.startsWith('__id') ? NUMERIC_ID.exec(a)?.[1] : undefined;
  const right = b.startsWith('__id') ? NUMERIC_ID.exec(b)?.[1] : undefined;
  if (left !== undefined && right !== undefined) return compareOrdered(BigInt(left), BigInt(right));
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return compareStrings(a, b);
}

/** Orders resource paths segment by segment; a parent precedes what lies below it. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareIds(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a[index];
    const right = b[index];
    if (left === undefined || right === undefined) break;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const left = a.get('value');
  const right = b.get('value');
  const leftValues = left?.kind === 'array' ? left.values : [];
  const rightValues = right?.kind === 'array' ? right.values : [];
  return leftValues.length - rightValues.length || compareArrays(leftValues, rightValues);
}

function compareMaps(a: Fields, b: Fields): number {
  const leftKeys = [...a.keys()].sort(compareStrings);
  const rightKeys = [...b.keys()].sort(compareStrings);
  const length = Math.min(leftKeys.length, rightKeys.length);

  for (let index = 0; index < length; index++) {
    const leftKey = leftKeys[index] ?? '';
    const rightKey = rightKeys[index] ?? '';
    const byKey = compareStrings(leftKey, rightKey);
    if (byKey !== 0) return byKey;
    const left = a.get(leftKey);
    const right = b.get(rightKey);
    if (left === undefined || right === undefined) break;
    const byValue = compareValues(left, right);
    if (byValue !== 0) return byValue;
  }

  return leftKeys.length - rightKeys.length;
}
