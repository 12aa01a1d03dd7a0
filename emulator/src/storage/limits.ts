import { invalidArgument } from '../status/status.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { measureDocument } from '../values/size.ts';
import type { Fields, StoredDocument, Value } from '../values/value.ts';
import { isReserved } from './ids.ts';
import { checkVector } from './vectors.ts';
import type { Write } from './write.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_PATH_BYTES = 6144;
const MAX_DEPTH = 20;

export function checkPath(path: readonly string[]): void {
  for (const [index, segment] of path.entries()) {
    if (Buffer.byteLength(segment) > MAX_NAME_BYTES) {
      const element = index % 2 === 0 ? 'kind' : 'name';
      throw invalidArgument(`The key path element ${element} is longer than ${MAX_NAME_BYTES} bytes.`);
    }
  }
  if (Buffer.byteLength(path.join('/')) > MAX_PATH_BYTES) {
    throw invalidArgument(`Document name is longer than ${MAX_PATH_BYTES} bytes.`);
  }
}

/** Refuses names, values and nesting beyond the service's limits. */
export function checkWrite(write: Write): void {
  checkPath(write.path);
  if (write.kind !== 'set') return;
  checkFields(write.fields);

  for (const transform of write.transforms) {
    for (const segment of transform.field) checkFieldName(segment);
    const { operation } = transform;
    if ('values' in operation) {
      for (const value of operation.values) checkElement(value);
    }
  }

  const seen = new Set<string>();
  for (const path of write.mask ?? []) {
    const text = formatFieldPath(path);
    if (seen.has(text)) throw invalidArgument(`Document mask contains the field path "${text}" twice.`);
    seen.add(text);
  }
}

export function checkDocument(document: StoredDocument): void {
  if (measureDocument(document) > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
}

function checkFields(fields: Fields): void {
  for (const [name, value] of fields) {
    checkFieldName(name);
    if (value.kind === 'array') {
      for (const element of value.values) checkElement(element);
    } else if (value.kind === 'map') checkNested(value, name, name, 1);
    else if (isTooLong(value)) throw longValue(name);
  }
}

function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('The property.name is the empty string.');
  if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/** Array elements are reported as `array` in any field. */
function checkElement(element: Value): void {
  if (element.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
  if (isTooLong(element)) throw longValue('array');
  if (element.kind === 'map') checkNested(element, 'array', 'array', 2);
}

/** `path` counts towards the limit on nested names; `property` appears in the error. */
function checkNested(value: Value, property: string, path: string, depth: number): void {
  const refuse = () => invalidArgument(`Property ${property} contains an invalid nested entity.`);
  if (value.kind !== 'map') {
    if (isTooLong(value)) throw refuse();
    return;
  }
  if (value.fields.has('__type__')) {
    checkVector(value.fields, property);
    return;
  }
  if (depth > MAX_DEPTH) throw refuse();

  for (const [name, nested] of value.fields) {
    if (isReserved(name)) throw invalidArgument(`field name '${name}' is reserved.`);

    const below = `${path}.${name}`;
    if (name === '' || Buffer.byteLength(below) > MAX_NAME_BYTES) throw refuse();
    if (nested.kind !== 'array') {
      checkNested(nested, property, below, depth + 1);
      continue;
    }
    if (depth >= MAX_DEPTH) throw refuse();

    for (const element of nested.values) {
      if (element.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
      checkNested(element, property, `${path}.array`, depth + 2);
    }
  }
}

function isTooLong(value: Value): boolean {
  if (value.kind === 'bytes') return value.value.length > MAX_VALUE_BYTES;
  // A string has between one and three bytes per unit.
  if (value.kind !== 'string' || value.value.length * 3 <= MAX_VALUE_BYTES) return false;
  return Buffer.byteLength(value.value) > MAX_VALUE_BYTES;
}

const longValue = (property: string) =>
  invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`);
