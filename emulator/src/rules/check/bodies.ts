import type { Issue, Service } from '../contract.ts';
import { getChildren, type Expression, type FunctionDeclaration } from '../syntax/ast.ts';
import type { Source, Span } from '../syntax/source.ts';
import { namespaceFunctions, namespaces, plainFunctions } from '../evaluate/namespaces.ts';
import { typeNames } from '../evaluate/rule-value.ts';
import { Scope } from '../evaluate/scope.ts';
import { methodArities } from '../evaluate/types/table.ts';

type Report = (severity: Issue['severity'], source: Source, span: Span, description: string) => void;

const firestoreLookups = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** Checks names, calls and types inside expressions. */
export class BodyChecker {
  readonly called = new Set<FunctionDeclaration>();
  private readonly service: Service;
  private readonly report: Report;
  private used = new Set<string>();
  private inRequest = true;

  constructor(service: Service, report: Report) {
    this.service = service;
    this.report = report;
  }

  /** `reached` is false if no rule calls it: then it has no request. */
  func(declaration: FunctionDeclaration, outer: Scope, reached: boolean): void {
    const { source } = declaration;

    this.inRequest = reached;

    const scope = new Scope(outer);
    const local = new Set<string>();

    const declare = (name: string, span: Span): void => {
      this.variable(source, name, span);
      if (local.has(name)) {
        this.report('ERROR', source, span, `The identifier [${name}] is already bound in the current scope.`);
      }
      local.add(name);
      scope.declare(name, { kind: 'local', index: local.size });
    };

    for (const parameter of declaration.parameters) declare(parameter.name, parameter);
    this.used = new Set();

    const bound = new Map<string, Span>();

    const reportUnused = (name: string): void => {
      const binding = bound.get(name);
      if (binding && !this.used.delete(name)) {
        this.report('WARNING', source, binding, `Unused variable: ${name}.`);
      }
    };

    for (const binding of declaration.lets) {
      this.expression(source, scope, binding.value);
      // From here on the name means the second binding, so the first is checked now.
      reportUnused(binding.name);
      bound.set(binding.name, binding);
      declare(binding.name, binding);
    }

    this.expression(source, scope, declaration.result);
    for (const name of bound.keys()) reportUnused(name);
  }

  /** A name that is bound or used as a variable: packages cannot be one. */
  variable(source: Source, name: string, span: Span): boolean {
    if (!namespaces.has(name)) return false;
    this.report('ERROR', source, span, `${name} is a package and cannot be used as variable name.`);
    return true;
  }

  expression(source: Source, scope: Scope, node: Expression): void {
    switch (node.kind) {
      case 'name':
        this.name(source, scope, node);
        return;
      case 'call':
        this.call(source, scope, node);
        break;
      case 'method':
        if (this.method(source, scope, node)) {
          for (const arg of node.args) this.expression(source, scope, arg);
          return;
        }
        break;
      case 'is':
        if (!typeNames.has(node.type)) {
          this.report('ERROR', source, node, `Invalid type. Received one of [${node.type}].`);
        }
        break;
      default:
        break;
    }

    for (const child of getChildren(node)) this.expression(source, scope, child);
  }

  private name(source: Source, scope: Scope, node: Expression & { kind: 'name' }): void {
    this.used.add(node.name);
    if (this.variable(source, node.name, node)) return;
    const ofRequest = node.name === 'request' || node.name === 'resource';
    if (scope.slot(node.name) || (ofRequest && this.inRequest)) return;
    this.report('WARNING', source, node, `Invalid variable name: ${node.name}.`);
  }

  private call(source: Source, scope: Scope, node: Expression & { kind: 'call' }): void {
    const { name, nameSpan, args } = node;
    const found = scope.func(name);
    let arity: number | undefined;

    if (found) {
      this.called.add(found.declaration);
      arity = found.declaration.parameters.length;
    } else if (name === 'debug' || (this.service === 'cloud.firestore' && firestoreLookups.has(name))) {
      arity = 1;
    } else arity = plainFunctions.get(name)?.arity;

    if (arity === undefined) this.report('WARNING', source, nameSpan, `Invalid function name: ${name}.`);
    else if (arity !== args.length) this.report('WARNING', source, nameSpan, describeWrongCount(name));
  }

  private method(source: Source, scope: Scope, node: Expression & { kind: 'method' }): boolean {
    const { object, name, nameSpan, args } = node;
    if (object.kind === 'name' && (namespaces.has(object.name) || !scope.slot(object.name))) {
      const full = `${object.name}.${name}`;
      const crossService = this.service === 'firebase.storage' && object.name === 'firestore';
      if (namespaces.has(object.name) || crossService) {
        const lookup = crossService && (name === 'get' || name === 'exists');
        const arity = lookup ? 1 : namespaceFunctions.get(full)?.arity;
        if (arity === undefined) this.report('WARNING', source, nameSpan, `Invalid function name: ${full}.`);
        else if (arity !== args.length) this.report('WARNING', source, nameSpan, describeWrongCount(full));
        return true;
      }
    }

    const arities = methodArities.get(name);
    if (!arities) this.report('WARNING', source, nameSpan, `Invalid function name: ${name}.`);
    else if (!arities.has(args.length)) this.report('WARNING', source, nameSpan, describeWrongCount(name));

    return false;
  }
}

function describeWrongCount(name: string): string {
  return `Incorrect number of arguments supplied to function: ${name}.`;
}
