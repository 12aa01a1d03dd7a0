/** What an expression can be worth. Errors and the unknown are values: `&&` and `||` may absorb them. */
export type RuleValue = KnownValue | RuleError | Unknown;

export type KnownValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'list'; readonly items: readonly RuleValue[] }
  | { readonly type: 'set'; readonly items: readonly RuleValue[] }
  | { readonly type: 'map'; readonly entries: ReadonlyMap<string, RuleValue> }
  | { readonly type: 'path'; readonly segments: readonly string[] }
  | { readonly type: 'map_diff'; readonly before: RuleMap; readonly after: RuleMap };

export type RuleMap = Extract<KnownValue, { type: 'map' }>;
export type RuleList = Extract<KnownValue, { type: 'list' }>;
export type RuleSet = Extract<KnownValue, { type: 'set' }>;
export type RulePath = Extract<KnownValue, { type: 'path' }>;

export interface RuleError {
  readonly type: 'error';
  readonly message: string;
}

/** A value of a potential query result, known only by the filters. */
export interface Unknown {
  readonly type: 'unknown';
  /** Its name in the explanation of a denial. */
  readonly label: string;
  readonly facts?: FactNode;
}

/** What a branch's filters reveal of a value of every returned document. */
export interface FactNode {
  exact?: KnownValue;
  /** Surely a map (a document and its data). */
  isMap?: boolean;
  readonly notEqual: KnownValue[];
  lower?: { readonly value: KnownValue; readonly inclusive: boolean };
  upper?: { readonly value: KnownValue; readonly inclusive: boolean };
  /** Elements the array surely contains. */
  readonly contains: KnownValue[];
  readonly children: Map<string, FactNode>;
}

export const nullValue: KnownValue = { type: 'null' };
export const trueValue: KnownValue = { type: 'bool', value: true };
export const falseValue: KnownValue = { type: 'bool', value: false };

export function bool(value: boolean): KnownValue {
  return value ? trueValue : falseValue;
}

export function text(value: string): KnownValue {
  return { type: 'string', value };
}

export function float(value: number): KnownValue {
  return { type: 'float', value };
}

export function error(message: string): RuleError {
  return { type: 'error', message };
}

export const longestText = 4_000_000;
const longestList = 200_000;

/** A computed string: repeated doubling must not exhaust the memory. */
export function boundedText(value: string): RuleValue {
  return value.length > longestText ? error('String is too long.') : text(value);
}

export function boundedList(items: readonly RuleValue[]): RuleValue {
  return items.length > longestList ? error('List is too long.') : { type: 'list', items };
}

const lowest = -(1n << 63n);
const highest = (1n << 63n) - 1n;

/** A 64-bit integer; overflow is an error, never a wrap. */
export function int(value: bigint | number): RuleValue {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return error('Integer overflow.');
    return int(BigInt(Math.trunc(value)));
  }
  return value < lowest || value > highest ? error('Integer overflow.') : { type: 'int', value };
}

export function isKnown(value: RuleValue): value is KnownValue {
  return value.type !== 'error' && value.type !== 'unknown';
}

/**
 * Returns an operation's result when an operand is an error or unknown. Facts about the operand don't apply
 * to the result and are dropped; keeping them could prove what no document satisfies.
 */
export function getUnusable(operand: RuleError | Unknown): RuleError | Unknown {
  return operand.type === 'unknown' ? { type: 'unknown', label: operand.label } : operand;
}

/** The first error or unknown value, which becomes the operation's result. */
export function getFirstUnusable(values: readonly RuleValue[]): RuleError | Unknown | undefined {
  for (const value of values) {
    if (!isKnown(value)) return getUnusable(value);
  }
  return undefined;
}

/** Type names for `is`. */
export const typeNames: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);
