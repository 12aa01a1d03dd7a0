import type { Expression, LiteralValue, PathPart } from '../syntax/ast.ts';
import type { LookupName } from './lookups.ts';
import { namespaces, type BuiltIn } from './namespaces.ts';
import {
  error,
  getFirstUnusable,
  isKnown,
  getUnusable,
  type KnownValue,
  type RuleValue,
} from './rule-value.ts';
import type { Run } from './run.ts';
import type { Scope } from './scope.ts';
import { wrongCount } from './types/method.ts';

/** A compiled expression. `locals`: parameters and lets of its function. */
export type Thunk = (run: Run, locals: readonly RuleValue[]) => RuleValue;

/** The service's own cost of a node without its parts (measured; see the limits' tests). */
export function getCost(node: Expression): number {
  switch (node.kind) {
    case 'is':
    case 'ternary':
      return 2;
    case 'path':
      return 1 + node.parts.filter((part) => typeof part === 'string').length;
    case 'method':
      return node.object.kind === 'name' && namespaces.has(node.object.name) ? 2 : 1;
    default:
      return 1;
  }
}

export function toConstant(literal: LiteralValue): KnownValue {
  return literal.kind === 'null'
    ? { type: 'null' }
    : ({ type: literal.kind, value: literal.value } as KnownValue);
}

/** A variable: a local, a wildcard, `request` or `resource`. */
export function makeNameThunk(scope: Scope, name: string): Thunk {
  const missing = error('Null value error.');
  const slot = scope.slot(name);
  if (slot?.kind === 'local') return (_run, locals) => locals[slot.index] ?? missing;
  if (slot) return (run) => run.bindings[slot.index] ?? missing;
  if (name === 'request') return (run) => run.request;
  if (name === 'resource') return (run) => run.resource;
  return () => missing;
}

/** A call of an unknown function, or with a wrong number of arguments. */
export function createNotFoundThunk(name: string): Thunk {
  const missing = error(`Function not found error: Name: [${name}].`);
  return () => missing;
}

export function makeBuiltInThunk(builtIn: BuiltIn, args: readonly Thunk[]): Thunk {
  if (args.length !== builtIn.arity) {
    const wrong = wrongCount(args.length, builtIn.expected);
    return () => wrong;
  }
  return (run, locals) => {
    const values = args.map((arg) => arg(run, locals));
    return getFirstUnusable(values) ?? builtIn.run(values.filter(isKnown));
  };
}

/** `&&` and `||` are commutative: an error or unknown yields to a deciding other side. */
export function makeLookupThunk(name: LookupName, argument: Thunk): Thunk {
  return (run, locals) => run.lookups.call(name, argument(run, locals));
}

const notBoolean = error('Unsupported operation error. Operands of && and || must be bool.');

/** `&&` and `||` are commutative: an error or unknown on one side yields to a deciding other side. */
export function makeLogicalThunk(deciding: boolean, left: Thunk, right: Thunk): Thunk {
  return (run, locals) => {
    const first = left(run, locals);
    if (first.type === 'bool' && first.value === deciding) return first;
    run.spend();
    const second = right(run, locals);
    if (second.type === 'bool' && second.value === deciding) return second;
    if (!isKnown(first)) return getUnusable(first);
    if (!isKnown(second)) return getUnusable(second);
    return first.type === 'bool' && second.type === 'bool' ? second : notBoolean;
  };
}

/** `condition ? yes : no`; the branch not taken is not evaluated. */
export function makeTernaryThunk(condition: Thunk, yes: Thunk, no: Thunk): Thunk {
  return (run, locals) => {
    const value = condition(run, locals);
    if (!isKnown(value)) return getUnusable(value);
    if (value.type !== 'bool')
      return error(`Unsupported operation error. Received: ${value.type}. Operator: [?:].`);
    if (value.value) return yes(run, locals);
    run.spend(2);
    return no(run, locals);
  };
}

export function mapThunk(entries: readonly (readonly [Thunk, Thunk])[]): Thunk {
  return (run, locals) => {
    const map = new Map<string, RuleValue>();
    for (const [key, value] of entries) {
      const name = key(run, locals);
      const content = value(run, locals);
      if (!isKnown(name)) return getUnusable(name);
      if (!isKnown(content)) return getUnusable(content);
      if (name.type !== 'string') return error(`Map keys must be strings. Received: ${name.type}.`);
      map.set(name.value, content);
    }

    return { type: 'map', entries: map };
  };
}

/** A path literal; interpolated strings may hold several segments. */
export function makePathThunk(parts: readonly PathPart[], inner: (part: Expression) => Thunk): Thunk {
  const thunks = parts.map((part) => (typeof part === 'string' ? part : inner(part)));

  return (run, locals) => {
    const segments: string[] = [];
    for (const thunk of thunks) {
      if (typeof thunk === 'string') {
        segments.push(thunk);
        continue;
      }

      const value = thunk(run, locals);
      if (!isKnown(value)) return getUnusable(value);

      if (value.type === 'string') segments.push(...value.value.split('/').filter((part) => part !== ''));
      else if (value.type === 'path') segments.push(...value.segments);
      else if (value.type === 'int') segments.push(String(value.value));
      else return error(`Invalid path segment. Received: ${value.type}.`);
    }

    return { type: 'path', segments };
  };
}
