import { isComparable, compare, isEqual, isElement } from '../evaluate/equality.ts';
import {
  bool,
  falseValue,
  trueValue,
  type KnownValue,
  type RuleValue,
  type Unknown,
} from '../evaluate/rule-value.ts';

/**
 * Derives results for unknown values from the query's filters. Each function returns the value itself (still
 * unknown) when the filters don't decide: that denies the query, like the official emulator.
 */

/** `unknown == known`. Only a not-equal filter decides; `>= a AND <= a` is deliberately no equality. */
export function deriveEquality(unknown: Unknown, knownValue: KnownValue): RuleValue {
  const facts = unknown.facts;
  if (!facts) return unknown;
  if (facts.isMap === true && knownValue.type !== 'map') return falseValue;
  return facts.notEqual.some((value) => isEqual(value, knownValue)) ? falseValue : unknown;
}

export type Ordering = '<' | '<=' | '>' | '>=';

/** `unknown OP known`, from the bounds of range filters. */
export function deriveOrder(unknown: Unknown, op: Ordering, knownValue: KnownValue): RuleValue {
  const { lower, upper } = unknown.facts ?? {};
  if (lower && isComparable(lower.value, knownValue)) {
    const order = compare(lower.value, knownValue);
    if (order !== undefined) {
      const above = order > 0 || (order === 0 && !lower.inclusive);
      if (above) return bool(op === '>' || op === '>=');
      if (order === 0 && (op === '>=' || op === '<')) return bool(op === '>=');
    }
  }

  if (upper && isComparable(upper.value, knownValue)) {
    const order = compare(upper.value, knownValue);
    if (order !== undefined) {
      const below = order < 0 || (order === 0 && !upper.inclusive);
      if (below) return bool(op === '<' || op === '<=');
      if (order === 0 && (op === '<=' || op === '>')) return bool(op === '<=');
    }
  }

  return unknown;
}

/** `known in unknown`, from array-contains filters. */
export function deriveMembership(unknown: Unknown, element: KnownValue): RuleValue {
  return unknown.facts?.contains.some((value) => isElement(value, element)) === true ? trueValue : unknown;
}

export function readMember(unknown: Unknown, name: string): RuleValue {
  const facts = unknown.facts?.children.get(name);
  if (facts?.exact) return facts.exact;
  const label = `${unknown.label}.${name}`;
  return facts ? { type: 'unknown', label, facts } : { type: 'unknown', label };
}
