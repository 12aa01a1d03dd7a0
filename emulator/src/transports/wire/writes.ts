import { invalidArgument } from '../../status/status.ts';
import { parseDocumentName, type DatabaseName } from '../../storage/names.ts';
import type { Precondition, Transform, Write, WriteOutcome } from '../../storage/write.ts';
import { parseFieldPath, type FieldPath } from '../../values/field-path.ts';
import type { NumberValue } from '../../values/value.ts';
import { toEnumNumber } from './codec.ts';
import type { WireFieldTransform, WireMask, WirePrecondition, WireValue, WireWrite } from './messages.ts';
import { toMicros, toTimestamp } from './numbers.ts';
import { fieldsFromWire, valueFromWire, valueToWire } from './values.ts';

/** Reads one write of a commit to `database`. */
export function writeFromWire(database: DatabaseName, wire: WireWrite): Write {
  const precondition = preconditionFromWire(wire.currentDocument);
  if (wire.update !== undefined && wire.update !== null) {
    return {
      kind: 'set',
      path: parsePath(database, wire.update.name ?? ''),
      fields: fieldsFromWire(wire.update.fields),
      mask: maskFromWire(wire.updateMask),
      transforms: (wire.updateTransforms ?? []).map(transformFromWire),
      precondition,
    };
  }
  if (wire.transform !== undefined && wire.transform !== null) {
    return {
      kind: 'set',
      path: parsePath(database, wire.transform.document ?? ''),
      fields: new Map(),
      mask: [],
      transforms: (wire.transform.fieldTransforms ?? []).map(transformFromWire),
      precondition,
    };
  }
  if (wire.delete) return { kind: 'delete', path: parsePath(database, wire.delete), precondition };
  if (wire.verify) {
    const path = parsePath(database, wire.verify);
    if (precondition === undefined) throw invalidArgument('a verify must contain a precondition');
    if (wire.updateMask) throw invalidArgument('a verify must not specify a document mask.');
    if (wire.updateTransforms?.length) throw invalidArgument('a verify must not specify a update transform.');
    return { kind: 'verify', path, precondition };
  }

  throw invalidArgument('A write has no operation.');
}

/** The path of a document that must lie in `database`. */
export function parsePath(database: DatabaseName, name: string): readonly string[] {
  const resource = parseDocumentName(name);
  if (resource.projectId !== database.projectId || resource.database !== database.database) {
    throw invalidArgument(
      `Document "${name}" is not in database "projects/${database.projectId}/databases/${database.database}".`,
    );
  }
  return resource.path;
}

/** Reads a field mask; absent stays absent. */
export function maskFromWire(mask: WireMask | undefined): readonly FieldPath[] | undefined {
  return mask ? (mask.fieldPaths ?? []).map(parseFieldPath) : undefined;
}

/** Reads a precondition; an empty one is none. */
export function preconditionFromWire(wire: WirePrecondition | undefined): Precondition | undefined {
  if (!wire) return undefined;
  if (Object.hasOwn(wire, 'updateTime') && wire.updateTime) {
    return { kind: 'update-time', micros: toMicros(wire.updateTime) };
  }
  if (Object.hasOwn(wire, 'exists')) return { kind: 'exists', exists: wire.exists === true };
  return undefined;
}

function transformFromWire(wire: WireFieldTransform): Transform {
  const field = parseFieldPath(wire.fieldPath ?? '');
  for (const member of Object.keys(wire)) {
    switch (member) {
      case 'setToServerValue':
        if (
          wire.setToServerValue !==
          toEnumNumber('DocumentTransform.FieldTransform.ServerValue', 'REQUEST_TIME')
        ) {
          throw invalidArgument('Unknown server value in a transform.');
        }
        return { field, operation: { kind: 'request-time' } };
      case 'increment':
      case 'maximum':
      case 'minimum':
        return { field, operation: { kind: member, operand: numberFromWire(wire[member] ?? {}) } };
      case 'appendMissingElements':
        return {
          field,
          operation: { kind: 'append-missing', values: (wire[member]?.values ?? []).map(valueFromWire) },
        };
      case 'removeAllFromArray':
        return {
          field,
          operation: { kind: 'remove-all', values: (wire[member]?.values ?? []).map(valueFromWire) },
        };
    }
  }

  throw invalidArgument('A field transform has no operation.');
}

function numberFromWire(wire: WireValue): NumberValue {
  const value = valueFromWire(wire);
  if (value.kind === 'integer' || value.kind === 'double') return value;
  throw invalidArgument('Input must be int64 or double.');
}

export function outcomeToWire(outcome: WriteOutcome): object {
  return {
    ...(outcome.updateMicros !== undefined && { updateTime: toTimestamp(outcome.updateMicros) }),
    ...(outcome.transformResults.length > 0 && {
      transformResults: outcome.transformResults.map(valueToWire),
    }),
  };
}
