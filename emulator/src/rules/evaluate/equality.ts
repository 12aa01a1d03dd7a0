import type { KnownValue, RuleValue } from './rule-value.ts';

/** Lexical order by UTF-8 bytes, which equals that of code points. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i += 1) {
    const a = left.charCodeAt(i);
    const b = right.charCodeAt(i);
    if (a === b) continue;
    const aHigh = a >= 0xd800 && a <= 0xdfff;
    const bHigh = b >= 0xd800 && b <= 0xdfff;
    if (aHigh !== bHigh) return aHigh ? 1 : -1;
    return a - b;
  }

  return left.length - right.length;
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  return Buffer.compare(left, right);
}

/** Exact even for integers beyond a double. `undefined` for NaN. */
function compareNumbers(
  left: Extract<KnownValue, { type: 'int' | 'float' }>,
  right: Extract<KnownValue, { type: 'int' | 'float' }>,
): number | undefined {
  // JavaScript compares a bigint with a number by mathematical value.
  if (left.value < right.value) return -1;
  if (left.value > right.value) return 1;
  // Neither is greater: equal, unless one is NaN.
  return Number.isNaN(Number(left.value)) || Number.isNaN(Number(right.value)) ? undefined : 0;
}

/** The order of two values, or `undefined` for types without a common order. */
export function compare(left: KnownValue, right: KnownValue): number | undefined {
  switch (left.type) {
    case 'int':
    case 'float':
      return right.type === 'int' || right.type === 'float' ? compareNumbers(left, right) : undefined;
    case 'string':
      return right.type === 'string' ? compareText(left.value, right.value) : undefined;
    case 'bytes':
      return right.type === 'bytes' ? compareBytes(left.value, right.value) : undefined;
    case 'timestamp':
    case 'duration':
      if (right.type !== left.type) return undefined;
      return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0;
    default:
      return undefined;
  }
}

/** Whether two types can be ordered (NaN can, with every comparison false). */
export function isComparable(left: KnownValue, right: KnownValue): boolean {
  const number = (value: KnownValue): boolean => value.type === 'int' || value.type === 'float';
  if (number(left)) return number(right);
  return left.type === right.type && ['string', 'bytes', 'timestamp', 'duration'].includes(left.type);
}

type Numeric = Extract<KnownValue, { type: 'int' | 'float' }>;

/** Deep equality with the given comparison for numbers and for elements. */
function isSame(
  left: RuleValue,
  right: RuleValue,
  numbers: (left: Numeric, right: Numeric) => boolean,
  inside: (left: RuleValue, right: RuleValue) => boolean,
): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
      return right.type === 'bool' && left.value === right.value;
    case 'int':
    case 'float':
      return (right.type === 'int' || right.type === 'float') && numbers(left, right);
    case 'string':
      return right.type === 'string' && left.value === right.value;
    case 'bytes':
      return right.type === 'bytes' && compareBytes(left.value, right.value) === 0;
    case 'timestamp':
    case 'duration':
      return right.type === left.type && left.nanos === right.nanos;
    case 'latlng':
      return (
        right.type === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case 'list':
      return right.type === 'list' && areListsEqual(left.items, right.items, inside);
    case 'set':
      return (
        right.type === 'set' &&
        left.items.length === right.items.length &&
        right.items.every(setMembership(left.items))
      );
    case 'map':
      return right.type === 'map' && areMapsEqual(left.entries, right.entries, inside);
    case 'path':
      return (
        right.type === 'path' &&
        left.segments.length === right.segments.length &&
        left.segments.every((segment, i) => segment === right.segments[i])
      );
    case 'map_diff':
      return (
        right.type === 'map_diff' && isEqual(left.before, right.before) && isEqual(left.after, right.after)
      );
    case 'error':
    case 'unknown':
      return false;
  }
}

function areListsEqual(
  left: readonly RuleValue[],
  right: readonly RuleValue[],
  inside: (left: RuleValue, right: RuleValue) => boolean,
): boolean {
  return (
    left.length === right.length &&
    left.every((item, i) => {
      const ruleValue = right[i];
      return ruleValue !== undefined && inside(item, ruleValue);
    })
  );
}

function areMapsEqual(
  left: ReadonlyMap<string, RuleValue>,
  right: ReadonlyMap<string, RuleValue>,
  inside: (left: RuleValue, right: RuleValue) => boolean,
): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const ruleValue = right.get(key);
    if (ruleValue === undefined || !inside(value, ruleValue)) return false;
  }
  return true;
}

/** `==`: numbers by value, but elements of lists and maps by type too. */
export function isEqual(left: RuleValue, right: RuleValue): boolean {
  return isSame(left, right, (a, b) => compareNumbers(a, b) === 0, isIdentical);
}

/** For elements of lists and maps: `[1]` differs from `[1.0]`, `[0.0]` from `[-0.0]`, and NaN equals nothing. */
function isIdentical(left: RuleValue, right: RuleValue): boolean {
  return isSame(
    left,
    right,
    (a, b) => a.type === b.type && a.value === b.value && Object.is(a.value, b.value),
    isIdentical,
  );
}

/** For `in` on lists: numbers of one type. */
export function isElement(element: RuleValue, ruleValue: RuleValue): boolean {
  return isSame(element, ruleValue, (a, b) => a.type === b.type && a.value === b.value, isIdentical);
}

/** For sets and `diff`: numbers by value at any depth, and NaN equals itself. */
export function isEqualInSets(left: RuleValue, right: RuleValue): boolean {
  const numbers = (a: Numeric, b: Numeric): boolean =>
    compareNumbers(a, b) === 0 || (Number.isNaN(Number(a.value)) && Number.isNaN(Number(b.value)));
  return isSame(left, right, numbers, isEqualInSets);
}

/** Scalars with one key are equal in a set; compound values have no key and are compared. */
function toScalarKey(value: RuleValue): string | undefined {
  switch (value.type) {
    case 'string':
      return `s${value.value}`;
    case 'bool':
    case 'null':
      return value.type === 'null' ? 'n' : `b${String(value.value)}`;
    case 'int':
      return `i${String(value.value)}`;
    case 'float':
      return Number.isInteger(value.value) ? `i${String(BigInt(value.value))}` : `f${String(value.value)}`;
    default:
      return undefined;
  }
}

/** As {@link scalarKey}, but with types, and never for NaN. */
function toElementKey(value: RuleValue): string | undefined {
  if (value.type !== 'float') return toScalarKey(value);
  return Number.isNaN(value.value) ? undefined : `f${String(value.value)}`;
}

/** Membership, indexed once it pays: thousands of ids must not take quadratic time. */
function makeMembership(
  items: readonly RuleValue[],
  getKey: (value: RuleValue) => string | undefined,
  matches: (item: RuleValue, value: RuleValue) => boolean,
): (value: RuleValue) => boolean {
  if (items.length < 12) return (value) => items.some((item) => matches(item, value));

  const keys = new Set<string>();
  const ruleValues: RuleValue[] = [];

  for (const item of items) {
    const key = getKey(item);
    if (key === undefined) ruleValues.push(item);
    else keys.add(key);
  }

  return (value) => {
    const key = getKey(value);
    return key === undefined ? ruleValues.some((item) => matches(item, value)) : keys.has(key);
  };
}

export function listMembership(items: readonly RuleValue[]): (value: RuleValue) => boolean {
  return makeMembership(items, toElementKey, isElement);
}

export function setMembership(items: readonly RuleValue[]): (value: RuleValue) => boolean {
  return makeMembership(items, toScalarKey, isEqualInSets);
}

/** A set of these items: the first of equals is kept. */
export function dedupeItems(items: readonly RuleValue[]): RuleValue[] {
  const seen = new Set<string>();
  const ruleValues: RuleValue[] = [];

  return items.filter((item) => {
    const key = toScalarKey(item);
    if (key === undefined) {
      if (ruleValues.some((ruleValue) => isEqualInSets(ruleValue, item))) return false;
      ruleValues.push(item);
      return true;
    }
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
