import protobuf from 'protobufjs/light.js';
import protojson from 'protobufjs/ext/protojson.js';
import { invalidArgument } from '../../status/status.ts';
import schema from './schema.json' with { type: 'json' };

/**
 * A decoded protobufjs message: camelCase fields, own properties only where present, enums as
 * numbers. Binary and ProtoJSON both become this.
 */
type Wire = Record<string, unknown>;

const root = protobuf.Root.fromJSON(schema);

interface Codec {
  encode(message: object): Buffer;
  decode(bytes: Uint8Array): Wire;
  /** Converts a server SDK message: enums by name, numbers as text. */
  fromSdk(message: object): Wire;
  /** The format that the server SDK expects of its transport: every field, enums by name, 64-bit numbers as text. */
  toSdk(message: object): object;
  toJson(message: object): unknown;
  /** `strict` refuses unknown fields instead of ignoring them. */
  fromJson(json: unknown, options?: { readonly strict?: boolean }): Wire;
}

const SDK_FORM = { longs: String, enums: String, defaults: true, oneofs: true };

const codecs = new Map<string, Codec>();

/** The codec of a type such as `google.firestore.v1.Document`; the package is optional. */
export function getCodec(name: string): Codec {
  const codec = codecs.get(name);
  if (codec !== undefined) return codec;

  const type = root.lookupType(name.includes('.') ? name : `google.firestore.v1.${name}`);

  const made: Codec = {
    encode: (message) => Buffer.from(type.encode(message).finish()),
    decode: (bytes) => type.decode(bytes) as unknown as Wire,
    // Through bytes, which drop default values.
    fromSdk: (message) => type.decode(type.encode(type.fromObject(message)).finish()) as unknown as Wire,
    toSdk: (message) => type.toObject(type.decode(type.encode(message).finish()), SDK_FORM),
    toJson: (message) => protojson.toJson(type, message),
    fromJson: (json, { strict = false } = {}) => {
      try {
        return protojson.fromJson(type, json, { ignoreUnknownFields: !strict }) as unknown as Wire;
      } catch (error) {
        throw invalidArgument(
          `Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`,
        );
      }
    },
  };

  codecs.set(name, made);

  return made;
}

interface FieldAt {
  readonly path: readonly string[];
  readonly type: string;
  readonly repeated: boolean;
}

/** The field at a dotted path such as `mask.field_paths`; undefined if unknown. */
export function resolveField(message: string, dotted: string): FieldAt | undefined {
  let type: protobuf.Type | null = root.lookupType(`google.firestore.v1.${message}`);
  let field: protobuf.Field | undefined;
  const path: string[] = [];

  for (const segment of dotted.split('.')) {
    const name = protobuf.util.camelCase(segment);
    field = type?.fields[name]?.resolve();
    if (field === undefined) return undefined;
    type = field.resolvedType instanceof protobuf.Type ? field.resolvedType : null;
    path.push(name);
  }

  return field && { path, type: field.type, repeated: field.repeated };
}

/** The number of an enum value, such as `StructuredQuery.Direction`, `DESCENDING`. */
export function toEnumNumber(name: string, value: string): number {
  const number = root.lookupEnum(`google.firestore.v1.${name}`).values[value];
  if (number === undefined) throw new Error(`No ${value} in ${name}`);
  return number;
}

/** The name of an enum number; the number itself as text when unknown. */
export function toEnumName(name: string, value: number): string {
  return root.lookupEnum(`google.firestore.v1.${name}`).valuesById[value] ?? String(value);
}
