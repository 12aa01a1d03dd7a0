import { error, type KnownValue, type RuleError, type RuleValue } from '../rule-value.ts';

/** A method of one type. Arguments arrive known: errors and the unknown were passed on before. */
export interface RuleMethod<T extends KnownValue = KnownValue> {
  readonly least: number;
  readonly most: number;
  readonly run: (self: T, args: readonly KnownValue[]) => RuleValue;
}

export type MethodTable<T extends KnownValue = KnownValue> = ReadonlyMap<string, RuleMethod<T>>;

/** The table of a type's methods, each without arguments unless it says otherwise. */
export function methods<T extends KnownValue>(
  entries: Readonly<Record<string, RuleMethod<T>['run'] | RuleMethod<T>>>,
): MethodTable<T> {
  return new Map(
    Object.entries(entries).map(([name, entry]) => [
      name,
      typeof entry === 'function' ? { least: 0, most: 0, run: entry } : entry,
    ]),
  );
}

/** A method with a fixed number of arguments. */
export function taking<T extends KnownValue>(count: number, run: RuleMethod<T>['run']): RuleMethod<T> {
  return { least: count, most: count, run };
}

/** The error for an argument of a wrong type, with what would have fitted. */
export function wrongArgument(
  name: string,
  args: readonly KnownValue[],
  expected: readonly string[],
): RuleError {
  const types = args.map((arg) => arg.type).join(', ');
  return error(`Unsupported operation error. Received: ${name}(${types}). Expected: ${expected.join(', ')}.`);
}

/** The error for too many arguments or too few. */
export function wrongCount(count: number): RuleError {
  return error(`Incorrect number of arguments. Received: ${String(count)}.`);
}
