import { compareValues, areValuesEqual } from '../values/order.ts';
import type { NumberValue, Value } from '../values/value.ts';
import type { Transform } from './write.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);
const NULL: Value = { kind: 'null' };

interface Transformed {
  readonly stored: Value;
  readonly result: Value;
}

export function applyTransform(
  operation: Transform['operation'],
  before: Value | undefined,
  requestMicros: bigint,
): Transformed {
  switch (operation.kind) {
    case 'request-time': {
      const value: Value = { kind: 'timestamp', micros: requestMicros };
      return { stored: value, result: value };
    }
    case 'increment': {
      const value = add(before, operation.operand);
      return { stored: value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const value = pickExtreme(operation.kind, before, operation.operand);
      return { stored: value, result: value };
    }
    case 'append-missing': {
      const values = before?.kind === 'array' ? [...before.values] : [];
      for (const value of operation.values) {
        if (!values.some((item) => areValuesEqual(item, value))) values.push(value);
      }
      return { stored: { kind: 'array', values }, result: NULL };
    }
    case 'remove-all': {
      const values = before?.kind === 'array' ? before.values : [];
      const remaining = values.filter(
        (item) => !operation.values.some((value) => areValuesEqual(item, value)),
      );
      return { stored: { kind: 'array', values: remaining }, result: NULL };
    }
  }
}

function add(before: Value | undefined, operand: NumberValue): Value {
  if (before?.kind !== 'integer' && before?.kind !== 'double') return operand;
  if (before.kind === 'integer' && operand.kind === 'integer') {
    const sum = before.value + operand.value;
    // Overflow is clamped, not wrapped.
    return {
      kind: 'integer',
      value: sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum,
    };
  }

  return { kind: 'double', value: Number(before.value) + Number(operand.value) };
}

function pickExtreme(kind: 'maximum' | 'minimum', before: Value | undefined, operand: NumberValue): Value {
  if (before?.kind !== 'integer' && before?.kind !== 'double') return operand;
  if (isNaN(before)) return before;
  if (isNaN(operand)) return operand;
  const order = compareValues(operand, before);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : before;
}

const isNaN = (value: Value) => value.kind === 'double' && Number.isNaN(value.value);
