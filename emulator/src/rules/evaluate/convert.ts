import type { Json, StorageValue } from '../contract.ts';
import type { Fields, StoredDocument } from '../../values/value.ts';
import {
  bool,
  error,
  nullValue,
  text,
  type KnownValue,
  type RuleError,
  type RuleMap,
  type RuleValue,
} from './rule-value.ts';
import { dedupeItems } from './equality.ts';

/** `projects/P/databases/D/documents/a/b` is the path `/databases/D/documents/a/b` to rules. */
function toReferencePath(name: string): KnownValue {
  const segments = name.split('/').filter((segment) => segment !== '');
  return { type: 'path', segments: segments[0] === 'projects' ? segments.slice(2) : segments };
}

export function fromStored(value: StorageValue): KnownValue {
  switch (value.kind) {
    case 'null':
      return nullValue;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return { type: 'int', value: value.value };
    case 'double':
      return { type: 'float', value: value.value };
    case 'timestamp':
      return { type: 'timestamp', nanos: value.micros * 1000n };
    case 'string':
      return text(value.value);
    case 'bytes':
      return { type: 'bytes', value: value.value };
    case 'reference':
      return toReferencePath(value.name);
    case 'geopoint':
      return { type: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return { type: 'list', items: value.values.map(fromStored) };
    case 'map':
      return fromFields(value.fields);
    case 'path':
      return { type: 'path', segments: value.segments };
    case 'list':
      return { type: 'list', items: value.values.map(fromStored) };
    case 'record':
      return {
        type: 'map',
        entries: new Map([...value.entries].map(([name, entry]) => [name, fromStored(entry)])),
      };
    case 'set':
      return { type: 'set', items: dedupeItems(value.values.map(fromStored)) };
  }
}

const convertedFields = new WeakMap<Fields, RuleMap>();

/** Stored documents are immutable, so each is converted once. */
function fromFields(fields: Fields): RuleMap {
  const cached = convertedFields.get(fields);
  if (cached) return cached;
  const entries = new Map<string, RuleValue>();
  for (const [name, value] of fields) entries.set(name, fromStored(value));
  const converted: RuleMap = { type: 'map', entries };
  convertedFields.set(fields, converted);
  return converted;
}

/** A document as `resource` or as the result of `get()`: `data`, `id` and `__name__`. */
export function fromDocument(database: string, document: StoredDocument): KnownValue {
  return {
    type: 'map',
    entries: new Map<string, RuleValue>([
      ['data', fromFields(document.fields)],
      ['__name__', toDocumentPath(database, document.path)],
      ['id', text(document.path.at(-1) ?? '')],
    ]),
  };
}

/** `/databases/D/documents/…` for segments below `/documents`. */
export function toDocumentPath(database: string, path: readonly string[]): KnownValue {
  return { type: 'path', segments: ['databases', database, 'documents', ...path] };
}

/** A token's claims. JSON doesn't distinguish 1 from 1.0: whole numbers are integers, as in the official emulator. */
export function fromJson(json: Json | undefined, depth = 0): KnownValue | RuleError {
  if (depth > 100) return error('Value is nested too deeply.');
  if (json === null || json === undefined) return nullValue;
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'string') return text(json);
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { type: 'int', value: BigInt(json) } : { type: 'float', value: json };
  }
  if (Array.isArray(json)) {
    return { type: 'list', items: (json as readonly Json[]).map((item) => fromJson(item, depth + 1)) };
  }

  const entries = new Map<string, RuleValue>();
  for (const [name, value] of Object.entries(json)) entries.set(name, fromJson(value, depth + 1));

  return { type: 'map', entries };
}
