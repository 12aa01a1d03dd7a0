import { Timestamp } from 'firebase-admin/firestore';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sortKeys = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { $instant: [value.seconds, value.nanoseconds] };
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isMap(value)) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
};

/** Serialises a stored value for hashing, independent of field order. Distinct values have distinct texts. */
export const toCanonicalText = (value: unknown): string => JSON.stringify(sortKeys(value));
