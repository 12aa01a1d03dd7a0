import { Timestamp } from 'firebase-admin/firestore';

/** Keys that mark values without a JSON form. No field of ours begins with a dollar sign. */
const INSTANT = '$instant';
const NOTHING = '$nothing';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const encoded = (value: unknown): unknown => {
  if (value === undefined) return { [NOTHING]: true };
  if (value instanceof Timestamp) return { [INSTANT]: [value.seconds, value.nanoseconds] };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(encoded);
  if (!isPlain(value)) throw new Error('A step of a call must result in plain data');
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encoded(item)]));
};

const decoded = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decoded);
  if (NOTHING in value) return undefined;
  if (INSTANT in value) {
    const [seconds, nanoseconds] = value[INSTANT] as [number, number];
    return new Timestamp(seconds, nanoseconds);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decoded(item)]));
};

/** Encodes a step's result as text, including instants and absent values. Throws for anything but plain data. */
export const encodeStep = (result: unknown): string => JSON.stringify(encoded(result));

export const decodeStep = (text: string): unknown => decoded(JSON.parse(text));
