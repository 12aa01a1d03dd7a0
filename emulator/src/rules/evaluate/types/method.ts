import { error, type KnownValue, type RuleError, type RuleValue } from '../rule-value.ts';

export interface RuleMethod<T extends KnownValue = KnownValue> {
  readonly least: number;
  readonly most: number;
  /** Valid signatures, as errors name them. */
  readonly expected: readonly string[];
  readonly run: (self: T, args: readonly KnownValue[]) => RuleValue;
}

export type MethodTable<T extends KnownValue = KnownValue> = ReadonlyMap<string, RuleMethod<T>>;

/** A type's methods, without arguments by default. */
export function defineMethods<T extends KnownValue>(
  type: T['type'],
  entries: Readonly<Record<string, RuleMethod<T>['run'] | RuleMethod<T>>>,
): MethodTable<T> {
  return new Map(
    Object.entries(entries).map(([name, entry]) => [
      name,
      typeof entry === 'function'
        ? { least: 0, most: 0, expected: [`${type}.${name}()`], run: entry }
        : entry,
    ]),
  );
}

/** A method with a fixed number of arguments and its signature. */
export function withArguments<T extends KnownValue>(
  count: number,
  run: RuleMethod<T>['run'],
  expected: readonly string[],
): RuleMethod<T> {
  return { least: count, most: count, expected, run };
}

export function wrongArgument(
  name: string,
  args: readonly KnownValue[],
  expected: readonly string[],
): RuleError {
  const types = args.map((arg) => arg.type).join(', ');
  return error(`Unsupported operation error. Received: ${name}(${types}). Expected: ${expected.join(', ')}.`);
}

export function wrongCount(count: number, expected: readonly string[]): RuleError {
  return error(
    `Incorrect number of arguments. Received: ${String(count)}. Expected: ${expected.join(', ')}.`,
  );
}
