import type { Service } from '../contract.ts';
import type { CoverageBook } from '../coverage/book.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import type { LookupName } from './lookups.ts';
import { namespaceFunctions, namespaces, plainFunctions } from './namespaces.ts';
import { accessIndex, accessMember, slice } from './access.ts';
import { applyBinary, isOfType, negateNumber, negate } from './operators.ts';
import { getFirstUnusable, type RuleValue } from './rule-value.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';
import {
  makeBuiltInThunk,
  toConstant,
  getCost,
  makeLogicalThunk,
  makeLookupThunk,
  mapThunk,
  makeNameThunk,
  createNotFoundThunk,
  makePathThunk,
  makeTernaryThunk,
  type Thunk,
} from './thunks.ts';
import { callMethod } from './types/table.ts';

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

    const cost = getCost(node);
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
        const value = toConstant(node.literal);
        return () => value;
      }
      case 'name':
        return makeNameThunk(scope, node.name);
      case 'member': {
        const object = inner(node.object);
        const { name } = node;
        return (run, locals) => accessMember(object(run, locals), name);
      }
      case 'index': {
        const object = inner(node.object);
        const index = inner(node.index);
        return (run, locals) => accessIndex(object(run, locals), index(run, locals));
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
          : (run, locals) => negateNumber(operand(run, locals));
      }
      case 'binary': {
        const left = inner(node.left);
        const right = inner(node.right);
        const { op } = node;
        return (run, locals) => applyBinary(op, left(run, locals), right(run, locals));
      }
      case 'logical':
        return makeLogicalThunk(node.op === '||', inner(node.left), inner(node.right));
      case 'is': {
        const operand = inner(node.operand);
        const { type } = node;
        return (run, locals) => isOfType(operand(run, locals), type);
      }
      case 'ternary':
        return makeTernaryThunk(inner(node.condition), inner(node.yes), inner(node.no));
      case 'list': {
        const items = node.items.map(inner);
        return (run, locals) => {
          const values = items.map((item) => item(run, locals));
          return getFirstUnusable(values) ?? { type: 'list', items: values };
        };
      }
      case 'map':
        return mapThunk(node.entries.map(({ key, value }) => [inner(key), inner(value)]));
      case 'path':
        return makePathThunk(node.parts, inner);
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
    if (builtIn) return makeBuiltInThunk(builtIn, args);

    const [argument] = args;
    if (argument && args.length === 1) {
      if (name === 'debug') return argument;
      if (this.service === 'cloud.firestore' && isLookup(name)) return makeLookupThunk(name, argument);
    }

    return createNotFoundThunk(name);
  }

  private method(source: Source, scope: Scope, node: Expression & { kind: 'method' }): Thunk {
    const args = node.args.map((arg) => this.compile(source, scope, arg));
    const { name, object } = node;
    if (object.kind === 'name' && !scope.slot(object.name)) {
      const full = `${object.name}.${name}`;
      const builtIn = namespaceFunctions.get(full);
      if (builtIn) return makeBuiltInThunk(builtIn, args);
      if (namespaces.has(object.name)) return createNotFoundThunk(full);
      if (object.name === 'firestore' && this.service === 'firebase.storage') {
        const [argument] = args;
        const isRead = (name === 'get' || name === 'exists') && argument && args.length === 1;
        return isRead ? makeLookupThunk(name, argument) : createNotFoundThunk(full);
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
    if (args.length !== declaration.parameters.length) return createNotFoundThunk(declaration.name);
    let body: Body | undefined;
    return (run, locals) => {
      body ??= this.body(declaration, scope);
      const compiled = body;
      const values = args.map((arg) => arg(run, locals));
      return run.nested(() => compiled(run, values));
    };
  }

  private body(declaration: FunctionDeclaration, outer: Scope): Body {
    const compiled = this.bodies.get(declaration);
    if (compiled) return compiled;

    const scope = new Scope(outer);
    declaration.parameters.forEach((parameter, index) => {
      scope.declare(parameter.name, { kind: 'local', index: index });
    });

    const lets = declaration.lets.map((binding, index) => {
      const value = this.compile(declaration.source, scope, binding.value);
      scope.declare(binding.name, { kind: 'local', index: declaration.parameters.length + index });
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
