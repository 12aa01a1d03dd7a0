import protobuf from 'protobufjs/light.js';
import { invalidArgument } from '../status/status.ts';
import type { WireLong } from '../transports/wire/messages.ts';
import { toBigInt } from '../transports/wire/numbers.ts';
import type { Fields, Value } from '../values/value.ts';
import { MEANING, WIRE } from './entity-format.ts';

type Reader = protobuf.Reader;

export interface ExportedDocument {
  readonly database: string;
  readonly path: readonly string[];
  readonly fields: Fields;
}

interface Property {
  readonly meaning: number;
  readonly name: string;
  readonly multiple: boolean;
  readonly value: Value;
}

/** Reads an entity. References in indexed properties move to the importing `project`. */
export function readEntity(bytes: Uint8Array, project: string): ExportedDocument {
  let database = '(default)';
  let path: readonly string[] = [];
  const fields = new Map<string, Value>();

  readEach(protobuf.Reader.create(bytes), (field, wire, reader) => {
    if (field === 13) ({ database, path } = readKey(readInner(reader)));
    else if (field === 14) addProperty(fields, readProperty(readInner(reader), project));
    else if (field === 15) addProperty(fields, readProperty(readInner(reader)));
    else reader.skipType(wire);
  });

  if (path.length === 0) throw invalidArgument('An exported entity has no key.');

  return { database, path, fields };
}

/** Calls back for each field until the end, or the end of the group. */
function readEach(reader: Reader, read: (field: number, wire: number, reader: Reader) => void): void {
  while (reader.pos < reader.len) {
    const key = reader.uint32();
    const wire = key & 7;
    if (wire === WIRE.endGroup) return;
    read(key >>> 3, wire, reader);
  }
}

const readInner = (reader: Reader) => protobuf.Reader.create(reader.bytes());
const readInt64 = (reader: Reader) => toBigInt(reader.int64() as WireLong);

function readKey(reader: Reader): { database: string; path: readonly string[] } {
  let database = '';
  const path: string[] = [];

  readEach(reader, (field, wire) => {
    if (field === 14) {
      readEach(readInner(reader), (element, elementWire, elements) => {
        if (element === 1) path.push(...readElement(elements, 2));
        else elements.skipType(elementWire);
      });
    } else if (field === 23) database = reader.string();
    else reader.skipType(wire);
  });

  return { database: database === '' ? '(default)' : database, path };
}

/** The group of a collection id and a document id, whose fields are numbered from `first` on. */
function readElement(reader: Reader, first: number): [string, string] {
  let collection = '';
  let id = '';
  readEach(reader, (field, wire) => {
    if (field === first) collection = reader.string();
    else if (field === first + 1) id = `__id${readInt64(reader)}__`;
    else if (field === first + 2) id = reader.string();
    else reader.skipType(wire);
  });
  return [collection, id];
}

function addProperty(fields: Map<string, Value>, { meaning, name, multiple, value }: Property): void {
  if (meaning === MEANING.emptyList) fields.set(name, { kind: 'array', values: [] });
  else if (!multiple) fields.set(name, value);
  else {
    const earlier = fields.get(name);
    fields.set(name, {
      kind: 'array',
      values: earlier?.kind === 'array' ? [...earlier.values, value] : [value],
    });
  }
}

function readProperty(reader: Reader, project?: string): Property {
  let meaning = 0;
  let name = '';
  let multiple = false;
  let encoded: Uint8Array = new Uint8Array();

  readEach(reader, (field, wire) => {
    if (field === 1) meaning = reader.int32();
    else if (field === 3) name = reader.string();
    else if (field === 4) multiple = reader.bool();
    else if (field === 5) encoded = reader.bytes();
    else reader.skipType(wire);
  });

  return { meaning, name, multiple, value: readValue(protobuf.Reader.create(encoded), meaning, project) };
}

function readValue(reader: Reader, meaning: number, project: string | undefined): Value {
  let value: Value = { kind: 'null' };
  readEach(reader, (field, wire) => {
    switch (field) {
      case 1: {
        const whole = readInt64(reader);
        value =
          meaning === MEANING.timestamp
            ? { kind: 'timestamp', micros: whole }
            : { kind: 'integer', value: whole };
        return;
      }
      case 2:
        value = { kind: 'boolean', value: reader.bool() };
        return;
      case 3:
        value = readText(reader, meaning);
        return;
      case 4:
        value = { kind: 'double', value: reader.double() };
        return;
      case 5:
        value = readPoint(reader);
        return;
      case 12:
        value = readReference(reader, project);
        return;
      default:
        reader.skipType(wire);
    }
  });

  return value;
}

function readText(reader: Reader, meaning: number): Value {
  if (meaning === MEANING.bytes) return { kind: 'bytes', value: Uint8Array.from(reader.bytes()) };
  return meaning === MEANING.entity ? readMap(reader.bytes()) : { kind: 'string', value: reader.string() };
}

function readPoint(reader: Reader): Value {
  let latitude = 0;
  let longitude = 0;
  readEach(reader, (field, wire) => {
    if (field === 6) latitude = reader.double();
    else if (field === 7) longitude = reader.double();
    else reader.skipType(wire);
  });
  return { kind: 'geopoint', latitude, longitude };
}

function readReference(reader: Reader, project: string | undefined): Value {
  let app = '';
  let database = '(default)';
  const path: string[] = [];

  readEach(reader, (field, wire) => {
    if (field === 13) app = reader.string();
    else if (field === 14) path.push(...readElement(reader, 15));
    else if (field === 23) database = reader.string();
    else reader.skipType(wire);
  });

  const owner = project ?? app.replace(/^[a-z]+~/, '');

  return {
    kind: 'reference',
    name: ['projects', owner, 'databases', database, 'documents', ...path].join('/'),
  };
}

function readMap(bytes: Uint8Array): Value {
  const fields = new Map<string, Value>();
  readEach(protobuf.Reader.create(bytes), (field, wire, reader) => {
    if (field === 14 || field === 15) addProperty(fields, readProperty(readInner(reader)));
    else reader.skipType(wire);
  });
  const vector = fields.get('__vector__');
  if (vector?.kind !== 'array' || fields.size > 1) return { kind: 'map', fields };
  const type: Value = { kind: 'string', value: '__vector__' };
  return { kind: 'map', fields: new Map<string, Value>().set('__type__', type).set('value', vector) };
}
