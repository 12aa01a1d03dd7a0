import protobuf from 'protobufjs/light.js';
import type { DatabaseName } from '../storage/names.ts';
import { toLong } from '../transports/wire/numbers.ts';
import { isVector } from '../values/order.ts';
import type { Fields, StoredDocument, Value } from '../values/value.ts';
import { MEANING, parseNumericId, makeTag, WIRE } from './entity-format.ts';

type Writer = protobuf.Writer;

/** A document as the Datastore entity that exports hold. */
export function writeEntity(database: DatabaseName, document: StoredDocument): Uint8Array {
  const writer = protobuf.Writer.create();
  writeMessage(writer, 13, (key) => {
    key.uint32(makeTag(13, WIRE.bytes)).string(`dev~${database.projectId}`);
    writeMessage(key, 14, (path) => {
      writePath(path, document.path);
    });
    writeDatabaseId(key, database.database);
  });

  writeProperties(writer, document.fields);
  writeMessage(writer, 16, (group) => {
    writePath(group, document.path.slice(0, 2));
  });

  return writer.finish();
}

function writeMessage(writer: Writer, field: number, write: (inner: Writer) => void): void {
  writer.uint32(makeTag(field, WIRE.bytes)).fork();
  write(writer);
  writer.ldelim();
}

function group(writer: Writer, field: number, write: () => void): void {
  writer.uint32(makeTag(field, WIRE.startGroup));
  write();
  writer.uint32(makeTag(field, WIRE.endGroup));
}

function writeDatabaseId(writer: Writer, database: string): void {
  if (database !== '(default)') writer.uint32(makeTag(23, WIRE.bytes)).string(database);
}

function writePath(writer: Writer, path: readonly string[]): void {
  for (let index = 0; index + 1 < path.length; index += 2) {
    group(writer, 1, () => {
      writeElement(writer, path, index, 2);
    });
  }
}

/** A collection id and a document id; the fields are numbered from `first` on. */
function writeElement(writer: Writer, path: readonly string[], index: number, first: number): void {
  writer.uint32(makeTag(first, WIRE.bytes)).string(path[index] ?? '');
  const id = path[index + 1] ?? '';
  const number = parseNumericId(id);
  if (number === undefined) writer.uint32(makeTag(first + 2, WIRE.bytes)).string(id);
  else writer.uint32(makeTag(first + 1, WIRE.varint)).int64(toProtoLong(number));
}

const toProtoLong = (value: bigint) => toLong(value) as protobuf.Long;

function writeProperties(writer: Writer, fields: Fields): void {
  for (const [name, value] of fields) {
    if (value.kind !== 'array' || value.values.length > 0) continue;
    writeMessage(writer, 14, (property) => {
      property.uint32(makeTag(1, WIRE.varint)).int32(MEANING.emptyList);
      writeNamed(property, name, false, () => undefined);
    });
  }

  for (const [name, value] of fields) {
    if (value.kind !== 'array') writeProperty(writer, name, value, false);
    else for (const item of value.values) writeProperty(writer, name, item, true);
  }
}

function writeProperty(writer: Writer, name: string, value: Value, multiple: boolean): void {
  writeMessage(writer, 15, (property) => {
    const meaning = getMeaning(value);
    if (meaning !== 0) property.uint32(makeTag(1, WIRE.varint)).int32(meaning);
    writeNamed(property, name, multiple, (inner) => {
      writeValue(inner, value);
    });
  });
}

function writeNamed(writer: Writer, name: string, multiple: boolean, write: (inner: Writer) => void): void {
  writer.uint32(makeTag(3, WIRE.bytes)).string(name);
  writer.uint32(makeTag(4, WIRE.varint)).bool(multiple);
  writeMessage(writer, 5, write);
}

function getMeaning(value: Value): number {
  switch (value.kind) {
    case 'timestamp':
      return MEANING.timestamp;
    case 'bytes':
      return MEANING.bytes;
    case 'geopoint':
      return MEANING.point;
    case 'map':
      return MEANING.entity;
    default:
      return 0;
  }
}

function writeValue(writer: Writer, value: Value): void {
  switch (value.kind) {
    case 'null':
    case 'array':
      return;
    case 'integer':
      writer.uint32(makeTag(1, WIRE.varint)).int64(toProtoLong(value.value));
      return;
    case 'timestamp':
      writer.uint32(makeTag(1, WIRE.varint)).int64(toProtoLong(value.micros));
      return;
    case 'boolean':
      writer.uint32(makeTag(2, WIRE.varint)).bool(value.value);
      return;
    case 'string':
      writer.uint32(makeTag(3, WIRE.bytes)).string(value.value);
      return;
    case 'bytes':
      writer.uint32(makeTag(3, WIRE.bytes)).bytes(value.value);
      return;
    case 'double':
      writer.uint32(makeTag(4, WIRE.fixed64)).double(value.value);
      return;
    case 'geopoint':
      group(writer, 5, () => {
        writer.uint32(makeTag(6, WIRE.fixed64)).double(value.latitude);
        writer.uint32(makeTag(7, WIRE.fixed64)).double(value.longitude);
      });
      return;
    case 'reference':
      writeReference(writer, value.name);
      return;
    case 'map':
      writer.uint32(makeTag(3, WIRE.bytes)).bytes(writeMap(value));
  }
}

function writeReference(writer: Writer, name: string): void {
  const [, project = '', , database = '', , ...path] = name.split('/');
  group(writer, 12, () => {
    writer.uint32(makeTag(13, WIRE.bytes)).string(`dev~${project}`);
    for (let index = 0; index + 1 < path.length; index += 2) {
      group(writer, 14, () => {
        writeElement(writer, path, index, 15);
      });
    }
    writeDatabaseId(writer, database);
  });
}

/** A map is an entity without a key; a vector's entries all go by one name. */
function writeMap(value: Extract<Value, { kind: 'map' }>): Uint8Array {
  const writer = protobuf.Writer.create();
  writeMessage(writer, 13, (key) => {
    key.uint32(makeTag(13, WIRE.bytes)).string('');
    key.uint32(makeTag(14, WIRE.bytes)).string('');
  });

  const items = isVector(value) ? value.fields.get('value') : undefined;
  if (items?.kind === 'array')
    for (const item of items.values) writeProperty(writer, '__vector__', item, true);
  else writeProperties(writer, value.fields);
  writer.uint32(makeTag(16, WIRE.bytes)).string('');

  return writer.finish();
}
