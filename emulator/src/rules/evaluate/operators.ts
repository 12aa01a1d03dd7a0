import type { BinaryOperator } from '../syntax/ast.ts';
import { deriveOrder, deriveMembership, deriveEquality, type Ordering } from '../prove/reason.ts';
import { isComparable, compare, isEqual, listMembership, setMembership } from './equality.ts';
import {
  bool,
  boundedText,
  error,
  float,
  int,
  isKnown,
  getUnusable,
  type KnownValue,
  type RuleError,
  type RuleValue,
  type Unknown,
} from './rule-value.ts';
import { wrongArgument } from './types/method.ts';

const mirrored: Readonly<Record<Ordering, Ordering>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Applies a binary operator; errors and unknown values pass through. */
export function applyBinary(op: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  // `in` checks its collection first.
  if (op === 'in' && right.type === 'error') return right;
  if (left.type === 'error') return left;
  if (right.type === 'error') return right;
  if (left.type === 'unknown' || right.type === 'unknown') {
    const result = withUnknown(op, left, right);
    return isKnown(result) ? result : getUnusable(result);
  }

  switch (op) {
    case '==':
      return bool(isEqual(left, right));
    case '!=':
      return bool(!isEqual(left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return order(op, left, right);
    case 'in':
      return contains(left, right);
    default:
      return calculate(op, left, right);
  }
}

function withUnknown(op: BinaryOperator, left: KnownValue | Unknown, right: KnownValue | Unknown): RuleValue {
  if (left.type === 'unknown') {
    if (!isKnown(right)) return left;

    switch (op) {
      case '==':
        return deriveEquality(left, right);
      case '!=':
        return negate(deriveEquality(left, right));
      case '<':
      case '<=':
      case '>':
      case '>=':
        return deriveOrder(left, op, right);
      default:
        return left;
    }
  }

  if (right.type !== 'unknown') return error('Unexpected operands.');

  switch (op) {
    case '==':
    case '!=':
      return withUnknown(op, right, left);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return deriveOrder(right, mirrored[op], left);
    case 'in':
      return deriveMembership(right, left);
    default:
      return right;
  }
}

/** `!` */
export function negate(value: RuleValue): RuleValue {
  if (!isKnown(value)) return getUnusable(value);
  return value.type === 'bool' ? bool(!value.value) : unsupported('!', value);
}

/** Unary `-` */
export function negateNumber(value: RuleValue): RuleValue {
  if (!isKnown(value)) return getUnusable(value);
  if (value.type === 'int') return int(-value.value);
  if (value.type === 'float') return float(-value.value);
  if (value.type === 'duration') return { type: 'duration', nanos: -value.nanos };
  return unsupported('-', value);
}

export function unsupported(op: string, ...values: readonly KnownValue[]): RuleError {
  const types = values.map((value) => value.type);
  const received = types.length === 1 ? `${op}${types.join()}` : types.join(` ${op} `);
  return error(`Unsupported operation error. Received: ${received}.`);
}

function order(op: Ordering, left: KnownValue, right: KnownValue): RuleValue {
  if (!isComparable(left, right)) return unsupported(op, left, right);

  const result = compare(left, right);
  if (result === undefined) return bool(false);

  switch (op) {
    case '<':
      return bool(result < 0);
    case '<=':
      return bool(result <= 0);
    case '>':
      return bool(result > 0);
    case '>=':
      return bool(result >= 0);
  }
}

function contains(left: KnownValue, right: KnownValue): RuleValue {
  switch (right.type) {
    case 'list':
      return bool(listMembership(right.items)(left));
    case 'set':
      return bool(setMembership(right.items)(left));
    case 'map':
      return left.type === 'string'
        ? bool(right.entries.has(left.value))
        : wrongArgument('map.in', [left], ['map.in(string)']);
    case 'null':
      return error('Null value error.');
    default:
      return error('Function not found error: Name: [in].');
  }
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

function calculate(op: Arithmetic, left: KnownValue, right: KnownValue): RuleValue {
  if (left.type === 'int' && right.type === 'int') return calculateIntegers(op, left.value, right.value);
  if (isNumber(left) && isNumber(right)) return calculateFloats(op, Number(left.value), Number(right.value));

  if (op === '+') {
    if (left.type === 'string' && right.type === 'string') return boundedText(left.value + right.value);
    if (left.type === 'timestamp' && right.type === 'duration') {
      return { type: 'timestamp', nanos: left.nanos + right.nanos };
    }
    if (left.type === 'duration' && (right.type === 'timestamp' || right.type === 'duration')) {
      return { type: right.type, nanos: left.nanos + right.nanos };
    }
  }

  if (op === '-') {
    if (left.type === 'timestamp' && (right.type === 'timestamp' || right.type === 'duration')) {
      const type = right.type === 'timestamp' ? 'duration' : 'timestamp';
      return { type, nanos: left.nanos - right.nanos };
    }
    if (left.type === 'duration' && right.type === 'duration') {
      return { type: 'duration', nanos: left.nanos - right.nanos };
    }
  }

  return unsupported(op, left, right);
}

function isNumber(value: KnownValue): value is Extract<KnownValue, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

function calculateIntegers(op: Arithmetic, left: bigint, right: bigint): RuleValue {
  switch (op) {
    case '+':
      return int(left + right);
    case '-':
      return int(left - right);
    case '*':
      return int(left * right);
    case '/':
      return right === 0n ? error('Divide by zero error.') : int(left / right);
    case '%':
      return right === 0n ? error('Divide by zero error.') : int(left % right);
  }
}

function calculateFloats(op: Arithmetic, left: number, right: number): RuleValue {
  switch (op) {
    case '+':
      return float(left + right);
    case '-':
      return float(left - right);
    case '*':
      return float(left * right);
    case '/':
      return float(left / right);
    case '%':
      return float(left % right);
  }
}

/** `value is type` */
export function isOfType(value: RuleValue, type: string): RuleValue {
  if (!isKnown(value)) return getUnusable(value);
  if (type === 'number') return bool(value.type === 'int' || value.type === 'float');
  return bool(value.type === type);
}
