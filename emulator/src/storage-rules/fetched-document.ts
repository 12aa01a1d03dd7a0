import type { StoredDocument, Value } from '../values/value.ts';
import { isRecord, readMicros, type JsonRecord } from './json.ts';

const deepest = 100;

/** Reads the document that the CLI fetched from the Firestore emulator's REST interface. */
export function readFetchedDocument(path: readonly string[], json: unknown): StoredDocument | undefined {
  if (!isRecord(json)) return undefined;
  const name = typeof json.name === 'string' ? json.name : '';
  return { name, path, fields: readFields(json.fields, 0), createMicros: 0n, updateMicros: 0n };
}

function readFields(json: unknown, depth: number): ReadonlyMap<string, Value> {
  const fields = new Map<string, Value>();
  if (!isRecord(json)) return fields;
  for (const [name, value] of Object.entries(json)) fields.set(name, readValue(value, depth));
  return fields;
}

function readValue(json: unknown, depth: number): Value {
  if (!isRecord(json) || depth > deepest) return { kind: 'null' };
  if (typeof json.booleanValue === 'boolean') return { kind: 'boolean', value: json.booleanValue };
  if (typeof json.integerValue === 'string' || typeof json.integerValue === 'number') {
    return { kind: 'integer', value: BigInt(json.integerValue) };
  }
  if (json.doubleValue !== undefined) return { kind: 'double', value: Number(json.doubleValue) };
  if (typeof json.timestampValue === 'string') {
    return { kind: 'timestamp', micros: readMicros(json.timestampValue) ?? 0n };
  }
  if (typeof json.stringValue === 'string') return { kind: 'string', value: json.stringValue };
  if (typeof json.bytesValue === 'string') {
    return { kind: 'bytes', value: new Uint8Array(Buffer.from(json.bytesValue, 'base64')) };
  }
  if (typeof json.referenceValue === 'string') return { kind: 'reference', name: json.referenceValue };

  return readCompound(json, depth);
}

function readCompound(json: JsonRecord, depth: number): Value {
  if (isRecord(json.geoPointValue)) {
    const { latitude, longitude } = json.geoPointValue;
    return { kind: 'geopoint', latitude: Number(latitude ?? 0), longitude: Number(longitude ?? 0) };
  }
  if (isRecord(json.arrayValue)) {
    const values = Array.isArray(json.arrayValue.values) ? json.arrayValue.values : [];
    return { kind: 'array', values: values.map((value) => readValue(value, depth + 1)) };
  }
  if (isRecord(json.mapValue)) return { kind: 'map', fields: readFields(json.mapValue.fields, depth + 1) };

  return { kind: 'null' };
}
