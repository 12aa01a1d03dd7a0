import type { KnownValue, RuleValue } from './rule-value.ts';

/** Lexical order by UTF-8 bytes, which is the order of code points. */
function compareText(left: string, right: string): number {
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

/** Exact even where a double cannot hold the integer. `undefined` for NaN. */
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

/** The order of two values, or `undefined` when the types have no common order. */
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

/** Whether two types can be ordered at all (NaN can, though every answer is false). */
export function comparable(left: KnownValue, right: KnownValue): boolean {
  const number = (value: KnownValue): boolean => value.type === 'int' || value.type === 'float';
  if (number(left)) return number(right);
  return left.type === right.type && ['string', 'bytes', 'timestamp', 'duration'].includes(left.type);
}

/** `==`: numbers by value, everything else by type and content. */
export function equal(left: RuleValue, right: RuleValue): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
      return right.type === 'bool' && left.value === right.value;
    case 'int':
    case 'float':
      return (right.type === 'int' || right.type === 'float') && compareNumbers(left, right) === 0;
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
      return right.type === 'list' && equalLists(left.items, right.items);
    case 'set':
      return (
        right.type === 'set' && left.items.length === right.items.length && hasAll(left.items, right.items)
      );
    case 'map':
      return right.type === 'map' && equalMaps(left.entries, right.entries);
    case 'path':
      return (
        right.type === 'path' &&
        left.segments.length === right.segments.length &&
        left.segments.every((segment, i) => segment === right.segments[i])
      );
    case 'map_diff':
      return right.type === 'map_diff' && equal(left.before, right.before) && equal(left.after, right.after);
    case 'error':
    case 'unknown':
      return false;
  }
}

function equalLists(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((item, i) => {
      const other = right[i];
      return other !== undefined && equal(item, other);
    })
  );
}

function equalMaps(left: ReadonlyMap<string, RuleValue>, right: ReadonlyMap<string, RuleValue>): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equal(value, other)) return false;
  }
  return true;
}

/** Two scalars of one key are equal; compound values have no key and are compared one by one. */
function scalarKey(value: RuleValue): string | undefined {
  switch (value.type) {
    case 'string':
      return `s${value.value}`;
    case 'bool':
    case 'null':
      return value.type === 'null' ? 'n' : `b${String(value.value)}`;
    case 'int':
      return `i${String(value.value)}`;
    default:
      return undefined;
  }
}

/** Membership in a list, with an index once it pays: a batch of thousands of ids must not take quadratic time. */
export function membership(items: readonly RuleValue[]): (value: RuleValue) => boolean {
  if (items.length < 12) return (value) => items.some((item) => equal(item, value));
  const keys = new Set<string>();
  const others: RuleValue[] = [];
  for (const item of items) {
    const key = scalarKey(item);
    if (key === undefined) others.push(item);
    else keys.add(key);
  }
  return (value) => {
    const key = scalarKey(value);
    if (key !== undefined && keys.has(key)) return true;
    // A float may equal an indexed integer.
    const candidates = value.type === 'float' ? items : others;
    return candidates.some((item) => equal(item, value));
  };
}

/** Whether every one of `wanted` is among `items`. */
export function hasAll(items: readonly RuleValue[], wanted: readonly RuleValue[]): boolean {
  const has = membership(items);
  return wanted.every((value) => has(value));
}

/** The items without repetitions, the first of equals kept. */
export function uniqueItems(items: readonly RuleValue[]): RuleValue[] {
  const seen = new Set<string>();
  const others: RuleValue[] = [];
  return items.filter((item) => {
    const key = scalarKey(item);
    if (key !== undefined) {
      if (seen.has(key) || (item.type === 'int' && others.some((other) => equal(other, item)))) return false;
      seen.add(key);
      return true;
    }
    if (others.some((other) => equal(other, item))) return false;
    if (item.type === 'float' && Number.isInteger(item.value) && seen.has(`i${String(BigInt(item.value))}`)) {
      return false;
    }
    others.push(item);
    return true;
  });
}
