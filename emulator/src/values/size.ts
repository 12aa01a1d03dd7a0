import type { Fields, StoredDocument, Value } from './value.ts';

/** A document's size as the service counts it towards the limit of 1 MiB. */
export function measureDocument(document: StoredDocument): number {
  let size = 16 + 32;
  for (const segment of document.path) size += Buffer.byteLength(segment) + 1;
  return size + getFieldsSize(document.fields);
}

function getFieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += Buffer.byteLength(name) + 1 + getValueSize(value);
  return size;
}

function getValueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geopoint':
      return 16;
    case 'string':
      return Buffer.byteLength(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return 16 + Buffer.byteLength(value.name) + 1;
    case 'array':
      return value.values.reduce((sum, item) => sum + getValueSize(item), 0);
    case 'map':
      return getFieldsSize(value.fields);
  }
}
