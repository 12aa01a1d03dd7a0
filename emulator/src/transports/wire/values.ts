import { invalidArgument } from '../../status/status.ts';
import { parseParentName } from '../../storage/names.ts';
import type { Fields, StoredDocument, Value } from '../../values/value.ts';
import type { WireDocument, WireValue } from './messages.ts';
import { toBigInt, toLong, toMicros, toTimestamp } from './numbers.ts';

/** Reads a wire value; refuses an empty one. */
export function valueFromWire(wire: WireValue): Value {
  // Only the set member of the oneof is an own property.
  for (const member of Object.keys(wire)) {
    switch (member) {
      case 'nullValue':
        return { kind: 'null' };
      case 'booleanValue':
        return { kind: 'boolean', value: wire.booleanValue === true };
      case 'integerValue':
        return { kind: 'integer', value: toBigInt(wire.integerValue) };
      case 'doubleValue':
        return { kind: 'double', value: wire.doubleValue ?? 0 };
      case 'timestampValue':
        return { kind: 'timestamp', micros: readMicros(wire) };
      case 'stringValue':
        return { kind: 'string', value: wire.stringValue ?? '' };
      case 'bytesValue':
        return { kind: 'bytes', value: Uint8Array.from(wire.bytesValue ?? []) };
      case 'referenceValue':
        return toReference(wire.referenceValue ?? '');
      case 'geoPointValue':
        return toGeopoint(wire.geoPointValue?.latitude ?? 0, wire.geoPointValue?.longitude ?? 0);
      case 'arrayValue':
        return { kind: 'array', values: (wire.arrayValue?.values ?? []).map(valueFromWire) };
      case 'mapValue':
        return { kind: 'map', fields: fieldsFromWire(wire.mapValue?.fields) };
    }
  }

  throw invalidArgument('Cannot convert firestore.v1.Value with type unset.');
}

function readMicros(wire: WireValue): bigint {
  const micros = toMicros(wire.timestampValue ?? {});
  if (micros < -62_135_596_800_000_000n || micros > 253_402_300_799_999_999n) {
    throw invalidArgument('Timestamp is outside the years 1 to 9999.');
  }
  return micros;
}

function toReference(name: string): Value {
  parseParentName(name);
  return { kind: 'reference', name };
}

function toGeopoint(latitude: number, longitude: number): Value {
  if (!(Math.abs(latitude) <= 90)) throw invalidArgument('Latitude must be in the range of [-90, 90].');
  if (!(Math.abs(longitude) <= 180)) throw invalidArgument('Longitude must be in the range of [-180, 180].');
  return { kind: 'geopoint', latitude, longitude };
}

export function fieldsFromWire(wire: Readonly<Record<string, WireValue>> | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(wire ?? {})) fields.set(name, valueFromWire(value));
  return fields;
}

export function valueToWire(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 0 };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: toLong(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: toTimestamp(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.name };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(valueToWire) } };
    case 'map':
      return { mapValue: { fields: fieldsToWire(value.fields) } };
  }
}

function fieldsToWire(fields: Fields): Record<string, WireValue> {
  // Without a prototype, so that a field called __proto__ is a field.
  const wire = Object.create(null) as Record<string, WireValue>;
  for (const [name, value] of fields) wire[name] = valueToWire(value);
  return wire;
}

export function documentToWire(document: StoredDocument): WireDocument {
  return {
    name: document.name,
    fields: fieldsToWire(document.fields),
    createTime: toTimestamp(document.createMicros),
    updateTime: toTimestamp(document.updateMicros),
  };
}
