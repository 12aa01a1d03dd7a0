import { Timestamp } from 'firebase-admin/firestore';

/** Keys that mark values without a JSON form. No field of ours begins with a dollar sign. */
const INSTANT = '$instant';
const NOTHING = '$nothing';

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const encode = (value: unknown): unknown => {
  if (value === undefined) return { [NOTHING]: true };
  if (value instanceof Timestamp) return { [INSTANT]: [value.seconds, value.nanoseconds] };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(encode);
  if (!isPlain(value)) throw new Error('A step of a call must result in plain data');
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
};

const decode = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  if (NOTHING in value) return undefined;
  if (INSTANT in value) {
    const [seconds, nanoseconds] = value[INSTANT] as [number, number];
    return new Timestamp(seconds, nanoseconds);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
};

/** Encodes a step's result as text, including instants and absent values. Throws for anything but plain data. */
export const encodeStep = (result: unknown): string => JSON.stringify(encode(result));

export const decodeStep = (text: string): unknown => decode(JSON.parse(text));
