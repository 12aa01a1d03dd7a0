import type { Service } from '../contract.ts';
import type { CoverageBook } from '../coverage/book.ts';
import type { Expression, FunctionDeclaration, LiteralValue, PathPart } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import type { LookupName } from './lookups.ts';
import { namespaceFunctions, namespaces, plainFunctions, type BuiltIn } from './namespaces.ts';
import { applyBinary, index, isOfType, member, minus, negate, slice } from './operators.ts';
import { error, firstUnusable, isKnown, type KnownValue, type RuleValue } from './rule-value.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';
import { callMethod } from './types/table.ts';

/** A compiled expression. `locals` are the parameters and lets of the function it stands in. */
export type Thunk = (run: Run, locals: readonly RuleValue[]) => RuleValue;

type Body = (run: Run, args: RuleValue[]) => RuleValue;

const lookupNames: ReadonlySet<string> = new Set<LookupName>(['get', 'exists', 'getAfter', 'existsAfter']);

function isLookup(name: string): name is LookupName {
  return lookupNames.has(name);
}

/** Turns expressions into closures, each counting its values. Functions are compiled once, when first called. */
export class ExpressionCompiler {
  private readonly service: Service;
  private readonly coverage: CoverageBook;
  private readonly bodies = new Map<FunctionDeclaration, Body>();

  constructor(service: Service, coverage: CoverageBook) {
    this.service = service;
    this.coverage = coverage;
  }

  compile(source: Source, scope: Scope, node: Expression): Thunk {
    const thunk = this.bare(source, scope, node);
    if (node.kind === 'literal') {
      // Constants are spent, but no report counts them.
      return (run, locals) => {
        run.spend();
        return thunk(run, locals);
      };
    }
    const cost = costOf(node);
    const counter = this.coverage.counterFor(source, node);
    return (run, locals) => {
      run.spend(cost);
      const value = thunk(run, locals);
      counter.record(value);
      return value;
    };
  }

  private bare(source: Source, scope: Scope, node: Expression): Thunk {
    const inner = (part: Expression): Thunk => this.compile(source, scope, part);
    switch (node.kind) {
      case 'literal': {
        const value = constant(node.literal);
        return () => value;
      }
      case 'name':
        return nameThunk(scope, node.name);
      case 'member': {
        const object = inner(node.object);
        const { name } = node;
        return (run, locals) => member(object(run, locals), name);
      }
      case 'index': {
        const object = inner(node.object);
        const at = inner(node.index);
        return (run, locals) => index(object(run, locals), at(run, locals));
      }
      case 'slice': {
        const object = inner(node.object);
        const first = inner(node.first);
        const last = inner(node.last);
        return (run, locals) => slice(object(run, locals), first(run, locals), last(run, locals));
      }
      case 'unary': {
        const operand = inner(node.operand);
        return node.op === '!'
          ? (run, locals) => negate(operand(run, locals))
          : (run, locals) => minus(operand(run, locals));
      }
      case 'binary': {
        const left = inner(node.left);
        const right = inner(node.right);
        const { op } = node;
        return (run, locals) => applyBinary(op, left(run, locals), right(run, locals));
      }
      case 'logical':
        return logicalThunk(node.op === '||', inner(node.left), inner(node.right));
      case 'is': {
        const operand = inner(node.operand);
        const { type } = node;
        return (run, locals) => isOfType(operand(run, locals), type);
      }
      case 'ternary':
        return ternaryThunk(inner(node.condition), inner(node.yes), inner(node.no));
      case 'list': {
        const items = node.items.map(inner);
        return (run, locals) => {
          const values = items.map((item) => item(run, locals));
          return firstUnusable(values) ?? { type: 'list', items: values };
        };
      }
      case 'map':
        return mapThunk(node.entries.map(({ key, value }) => [inner(key), inner(value)]));
      case 'path':
        return pathThunk(node.parts, inner);
      case 'call':
        return this.call(scope, node.name, node.args.map(inner));
      case 'method':
        return this.method(source, scope, node);
    }
  }

  private call(scope: Scope, name: string, args: readonly Thunk[]): Thunk {
    const found = scope.func(name);
    if (found) return this.userCall(found.declaration, found.scope, args);
    const builtIn = plainFunctions.get(name);
    if (builtIn) return builtInThunk(builtIn, name, args);
    const [argument] = args;
    if (argument && args.length === 1) {
      if (name === 'debug') return argument;
      if (this.service === 'cloud.firestore' && isLookup(name)) return lookupThunk(name, argument);
    }
    return notFound(name);
  }

  private method(source: Source, scope: Scope, node: Expression & { kind: 'method' }): Thunk {
    const args = node.args.map((arg) => this.compile(source, scope, arg));
    const { name, object } = node;
    if (object.kind === 'name' && !scope.slot(object.name)) {
      const full = `${object.name}.${name}`;
      const builtIn = namespaceFunctions.get(full);
      if (builtIn) return builtInThunk(builtIn, full, args);
      if (namespaces.has(object.name)) return notFound(full);
      if (object.name === 'firestore' && this.service === 'firebase.storage') {
        const [argument] = args;
        const known = (name === 'get' || name === 'exists') && argument && args.length === 1;
        return known ? lookupThunk(name, argument) : notFound(full);
      }
    }
    const self = this.compile(source, scope, object);
    return (run, locals) =>
      callMethod(
        self(run, locals),
        name,
        args.map((arg) => arg(run, locals)),
      );
  }

  private userCall(declaration: FunctionDeclaration, scope: Scope, args: readonly Thunk[]): Thunk {
    if (args.length !== declaration.parameters.length) return notFound(declaration.name);
    let body: Body | undefined;
    return (run, locals) => {
      body ??= this.body(declaration, scope);
      const compiled = body;
      const values = args.map((arg) => arg(run, locals));
      return run.nested(() => compiled(run, values));
    };
  }

  private body(declaration: FunctionDeclaration, outer: Scope): Body {
    const known = this.bodies.get(declaration);
    if (known) return known;
    const scope = new Scope(outer);
    declaration.parameters.forEach((parameter, at) => {
      scope.declare(parameter.name, { kind: 'local', index: at });
    });
    const lets = declaration.lets.map((binding, at) => {
      const value = this.compile(declaration.source, scope, binding.value);
      scope.declare(binding.name, { kind: 'local', index: declaration.parameters.length + at });
      return value;
    });
    const result = this.compile(declaration.source, scope, declaration.result);
    const body: Body = (run, locals) => {
      for (const binding of lets) {
        run.spend();
        locals.push(binding(run, locals));
      }
      return result(run, locals);
    };
    this.bodies.set(declaration, body);
    return body;
  }
}

/** What the service charges for a node beside its parts (as measured against it; see the limits' tests). */
function costOf(node: Expression): number {
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

function constant(literal: LiteralValue): KnownValue {
  return literal.kind === 'null'
    ? { type: 'null' }
    : ({ type: literal.kind, value: literal.value } as KnownValue);
}

function nameThunk(scope: Scope, name: string): Thunk {
  const missing = error(`Variable not found error: Name: [${name}].`);
  const slot = scope.slot(name);
  if (slot?.kind === 'local') return (_run, locals) => locals[slot.index] ?? missing;
  if (slot) return (run) => run.bindings[slot.index] ?? missing;
  if (name === 'request') return (run) => run.request;
  if (name === 'resource') return (run) => run.resource;
  return () => missing;
}

function notFound(name: string): Thunk {
  const missing = error(`Function not found error: Name: [${name}].`);
  return () => missing;
}

function builtInThunk(builtIn: BuiltIn, name: string, args: readonly Thunk[]): Thunk {
  if (args.length !== builtIn.arity) return notFound(name);
  return (run, locals) => {
    const values = args.map((arg) => arg(run, locals));
    return firstUnusable(values) ?? builtIn.run(values.filter(isKnown));
  };
}

function lookupThunk(name: LookupName, argument: Thunk): Thunk {
  return (run, locals) => run.lookups.call(name, argument(run, locals));
}

const notBoolean = error('Unsupported operation error. Operands of && and || must be bool.');

/** `&&` and `||` are commutative: an error or unknown on one side yields to a deciding other side. */
function logicalThunk(deciding: boolean, left: Thunk, right: Thunk): Thunk {
  return (run, locals) => {
    const first = left(run, locals);
    if (first.type === 'bool' && first.value === deciding) return first;
    run.spend();
    const second = right(run, locals);
    if (second.type === 'bool' && second.value === deciding) return second;
    if (first.type === 'error' || first.type === 'unknown') return first;
    if (second.type === 'error' || second.type === 'unknown') return second;
    return first.type === 'bool' && second.type === 'bool' ? second : notBoolean;
  };
}

function ternaryThunk(condition: Thunk, yes: Thunk, no: Thunk): Thunk {
  return (run, locals) => {
    const value = condition(run, locals);
    if (!isKnown(value)) return value;
    if (value.type !== 'bool')
      return error(`Unsupported operation error. Received: ${value.type}. Operator: [?:].`);
    if (value.value) return yes(run, locals);
    run.spend(2);
    return no(run, locals);
  };
}

function mapThunk(entries: readonly (readonly [Thunk, Thunk])[]): Thunk {
  return (run, locals) => {
    const map = new Map<string, RuleValue>();
    for (const [key, value] of entries) {
      const name = key(run, locals);
      const content = value(run, locals);
      if (!isKnown(name)) return name;
      if (!isKnown(content)) return content;
      if (name.type !== 'string') return error(`Map keys must be strings. Received: ${name.type}.`);
      map.set(name.value, content);
    }
    return { type: 'map', entries: map };
  };
}

function pathThunk(parts: readonly PathPart[], inner: (part: Expression) => Thunk): Thunk {
  const thunks = parts.map((part) => (typeof part === 'string' ? part : inner(part)));
  return (run, locals) => {
    const segments: string[] = [];
    for (const thunk of thunks) {
      if (typeof thunk === 'string') {
        segments.push(thunk);
        continue;
      }
      const value = thunk(run, locals);
      if (!isKnown(value)) return value;
      if (value.type === 'string') segments.push(...value.value.split('/').filter((part) => part !== ''));
      else if (value.type === 'path') segments.push(...value.segments);
      else if (value.type === 'int') segments.push(String(value.value));
      else return error(`Invalid path segment. Received: ${value.type}.`);
    }
    return { type: 'path', segments };
  };
}
