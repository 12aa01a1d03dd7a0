import { invalidArgument } from '../status/status.ts';
import { documentSize } from '../values/size.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { Fields, StoredDocument, Value } from '../values/value.ts';
import type { Write } from './write.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_SEGMENT_BYTES = 1500;
const MAX_PATH_SEGMENTS = 200;
const MAX_NAME_BYTES = 6144;
const MAX_DEPTH = 20;
const RESERVED = /^__.*__$/s;
const NUMERIC_ID = /^__id-?\d+__$/;

/** Refuses a document path the service would not store. */
export function checkPath(path: readonly string[]): void {
  if (path.length > MAX_PATH_SEGMENTS) {
    throw invalidArgument(`Document path has ${path.length} segments; the limit is ${MAX_PATH_SEGMENTS}.`);
  }
  for (const [index, segment] of path.entries()) {
    const what = index % 2 === 0 ? 'Collection id' : 'Document id';
    if (segment === '.' || segment === '..') throw invalidArgument(`${what} "${segment}" is not allowed.`);
    if (RESERVED.test(segment) && !(index % 2 === 1 && NUMERIC_ID.test(segment))) {
      throw invalidArgument(`${what} "${segment}" is invalid because it is reserved.`);
    }
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
      throw invalidArgument(`${what} is longer than ${MAX_SEGMENT_BYTES} bytes.`);
    }
  }
  if (Buffer.byteLength(path.join('/')) > MAX_NAME_BYTES) {
    throw invalidArgument(`Document name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/** Refuses field names and nesting that the service would not store. */
export function checkWrite(write: Write): void {
  checkPath(write.path);
  if (write.kind !== 'set') return;
  checkFields(write.fields, 1);
  for (const transform of write.transforms) {
    for (const segment of transform.field) checkFieldName(segment);
  }
  const seen = new Set<string>();
  for (const path of write.mask ?? []) {
    const text = formatFieldPath(path);
    if (seen.has(text)) throw invalidArgument(`Document mask contains the field path "${text}" twice.`);
    seen.add(text);
  }
}

/** Refuses a document that is too large to store. */
export function checkDocument(document: StoredDocument): void {
  const size = documentSize(document);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${document.name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) ` +
        `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    );
  }
}

function checkFields(fields: Fields, depth: number): void {
  for (const [name, value] of fields) {
    if (!(name === '__type__' && value.kind === 'string')) checkFieldName(name);
    checkValue(value, depth, name);
  }
}

function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('Document fields must not be empty.');
  if (RESERVED.test(name)) throw invalidArgument(`Field name "${name}" is reserved.`);
  if (Buffer.byteLength(name) > MAX_SEGMENT_BYTES) {
    throw invalidArgument(`Field name is longer than ${MAX_SEGMENT_BYTES} bytes.`);
  }
}

function checkValue(value: Value, depth: number, name: string): void {
  if (depth > MAX_DEPTH) {
    throw invalidArgument(`Property ${name} contains an invalid nested entity: depth exceeds ${MAX_DEPTH}.`);
  }
  if (value.kind === 'map') checkFields(value.fields, depth + 1);
  if (value.kind !== 'array') return;
  for (const item of value.values) {
    if (item.kind === 'array') {
      throw invalidArgument(`Property ${name} contains an invalid nested entity: arrays hold no arrays.`);
    }
    checkValue(item, depth + 1, name);
  }
}
