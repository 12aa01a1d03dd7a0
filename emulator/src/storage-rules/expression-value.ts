import type { StorageValue } from '../rules/contract.ts';
import { isRecord, readMicros, type JsonRecord } from './json.ts';

const deepest = 100;
const unreadable: StorageValue = { kind: 'null' };

/** Parses a value in the CLI's notation. An unreadable one is null, which denies. */
export function readExpressionValue(json: unknown, depth = 0): StorageValue {
  if (!isRecord(json) || depth > deepest) return unreadable;
  if (typeof json.bool_value === 'boolean') return { kind: 'boolean', value: json.bool_value };
  if (typeof json.string_value === 'string') return { kind: 'string', value: json.string_value };
  if (json.int_value !== undefined) return readInteger(json.int_value);
  if (json.float_value !== undefined) return { kind: 'double', value: Number(json.float_value) };
  if (typeof json.timestamp_value === 'string') return readTimestamp(json.timestamp_value);
  if (isRecord(json.list_value)) return { kind: 'list', values: readAll(json.list_value, depth) };
  if (isRecord(json.set_value)) return { kind: 'set', values: readAll(json.set_value, depth) };
  if (isRecord(json.path_value)) return { kind: 'path', segments: readSegments(json.path_value.segments) };
  if (isRecord(json.map_value)) return readMap(json.map_value, depth);

  return unreadable;
}

function readInteger(value: unknown): StorageValue {
  if (typeof value === 'number' && Number.isFinite(value)) {
    return { kind: 'integer', value: BigInt(Math.trunc(value)) };
  }
  const text = typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? value : undefined;
  return text === undefined ? unreadable : { kind: 'integer', value: BigInt(text) };
}

function readTimestamp(text: string): StorageValue {
  const micros = readMicros(text);
  return micros === undefined ? unreadable : { kind: 'timestamp', micros };
}

function readAll(json: JsonRecord, depth: number): StorageValue[] {
  return Array.isArray(json.values) ? json.values.map((value) => readExpressionValue(value, depth + 1)) : [];
}

function readSegments(json: unknown): string[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((segment) =>
    isRecord(segment) && typeof segment.simple === 'string' ? [segment.simple] : [],
  );
}

function readMap(json: JsonRecord, depth: number): StorageValue {
  const entries = new Map<string, StorageValue>();
  for (const [name, value] of Object.entries(isRecord(json.fields) ? json.fields : {})) {
    entries.set(name, readExpressionValue(value, depth + 1));
  }
  return { kind: 'record', entries };
}
