import type { Issue, Service } from '../contract.ts';
import type { Expression, FunctionDeclaration, MatchDeclaration, RulesFile } from '../syntax/ast.ts';
import type { Source, Span } from '../syntax/source.ts';
import { parseCursor } from '../syntax/spans.ts';
import { Scope } from '../evaluate/scope.ts';
import { BodyChecker } from './bodies.ts';
import { CallGraph } from './call-graph.ts';
import { findNestingFaults } from './nesting.ts';
import { sortIssues } from './order.ts';

const largestSource = 256 * 1024;
// The message names ten; the service allows eleven.
const mostLets = 11;

/** Checks files like a deployment: errors refuse them, warnings predict runtime errors. */
export function checkFiles(files: readonly RulesFile[], service: Service): Issue[] {
  return new Checker(files, service).run();
}

class Checker {
  private readonly files: readonly RulesFile[];
  private readonly service: Service;
  private readonly issues: Issue[] = [];
  private readonly declared: { declaration: FunctionDeclaration; scope: Scope }[] = [];
  private readonly bodies: BodyChecker;

  constructor(files: readonly RulesFile[], service: Service) {
    this.files = files;
    this.service = service;
    this.bodies = new BodyChecker(service, (severity, source, span, description) => {
      this.report(severity, source, span, description);
    });
  }

  run(): Issue[] {
    const root = new Scope();
    for (const file of this.files) {
      this.checkHead(file);
      this.declare(file.functions, root);
    }

    this.duplicates(this.files.flatMap((file) => file.functions));

    const services = this.files.flatMap((file) => file.services);
    for (const declared of services) {
      if (declared.name !== this.service) continue;
      if (declared.functions.length === 0 && declared.matches.length === 0) {
        const description = "The 'service' body must contain at least one declaration.";
        this.report('ERROR', declared.source, declared, description);
      }
      const scope = new Scope(root);
      this.declare(declared.functions, scope);
      this.duplicates(declared.functions);
      for (const match of declared.matches) this.match(match, scope);
    }

    this.functions();
    if (!services.some((declared) => declared.name === this.service)) this.missingService();

    return sortIssues(
      this.issues,
      this.files.map(({ source }) => source.name),
    );
  }

  private checkHead(file: RulesFile): void {
    if (file.version && file.version.value !== '1' && file.version.value !== '2') {
      const description = `Invalid rules version: ${file.version.value}. Supported versions are '1' and '2'.`;
      this.report('ERROR', file.source, file.version, description);
    }
    if (Buffer.byteLength(file.source.text) > largestSource) {
      this.report('ERROR', file.source, { from: 0, to: 0 }, 'Rules source is larger than 256 KiB.');
    }
  }

  private missingService(): void {
    const file = this.files[0];
    const description = `Missing service declaration: ${this.service}.`;
    if (file) this.report('ERROR', file.source, { from: 0, to: 0 }, description);
    else this.issues.push({ fileName: '', line: 1, column: 1, description, severity: 'ERROR' });
  }

  private declare(functions: readonly FunctionDeclaration[], scope: Scope): void {
    scope.declareFunctions(functions);
    for (const declaration of functions) this.declared.push({ declaration, scope });
  }

  private duplicates(functions: readonly FunctionDeclaration[]): void {
    const names = new Set<string>();
    for (const { name, nameSpan, source } of functions) {
      if (names.has(name)) this.report('ERROR', source, nameSpan, describeAlreadyBound(name));
      names.add(name);
    }
  }

  private match(match: MatchDeclaration, outer: Scope): void {
    const scope = new Scope(outer);
    // A nested path may reuse a name.
    const bound = new Set<string>();
    let recursive = false;

    match.segments.forEach((segment, index) => {
      if (segment.kind === 'literal') return;

      const { from, to } = segment;
      this.bodies.variable(match.source, segment.name, { from: from + 1, to });
      if (bound.has(segment.name))
        this.report('ERROR', match.source, segment, describeAlreadyBound(segment.name));
      bound.add(segment.name);
      scope.declare(segment.name, { kind: 'binding', index: index });

      if (segment.kind !== 'recursive') return;

      // The service points at the slash.
      const slash = { from: from - 1, to: from };
      if (recursive) this.report('ERROR', match.source, slash, oneGlob);
      recursive = true;

      const last = index === match.segments.length - 1 && match.matches.length === 0;
      if (!last && !this.files.some((file) => file.version?.value === '2')) {
        this.report('ERROR', match.source, slash, globLast);
      }
    });

    this.declare(match.functions, scope);
    this.duplicates(match.functions);

    for (const allow of match.allows) {
      if (!allow.condition) continue;
      this.bodies.expression(allow.source, scope, allow.condition);
      this.nesting(allow.source, allow.condition);
    }

    for (const nested of match.matches) this.match(nested, scope);
  }

  private functions(): void {
    const graph = new CallGraph(this.declared);
    // Only conditions have been checked so far.
    const reached = graph.reachedFrom(this.bodies.called);

    for (const { declaration, scope } of this.declared) {
      this.bodies.func(declaration, scope, reached.has(declaration));
    }

    const recursive = graph.recursive();
    for (const declaration of recursive) {
      this.report('ERROR', declaration.source, declaration.nameSpan, 'Recursive call is not allowed.');
    }
    if (recursive.length === 0) this.callDepth(graph);
    for (const { declaration } of this.declared) this.limits(declaration);

    for (const { declaration } of this.declared) {
      if (!this.bodies.called.has(declaration)) {
        const description = `Unused function: ${declaration.name}.`;
        this.report('WARNING', declaration.source, declaration.nameSpan, description);
      }
    }
  }

  private callDepth(graph: CallGraph): void {
    const deep = graph.deepStack() ?? [];
    const refused = deep.at(-1);
    if (!refused) return;
    const stack = deep
      .slice(0, -1)
      .map(({ name }) => name)
      .join('->');
    const description = `Maximum allowed call depth of 20 is reached for [${stack}] call stack.`;
    this.report('ERROR', refused.source, refused.nameSpan, description);
  }

  private limits(declaration: FunctionDeclaration): void {
    const { source, lets, result } = declaration;
    if (lets.length > mostLets) {
      const description = 'Maximum allowed variable count of 10 for a given function has been reached.';
      this.report('ERROR', source, { from: parseCursor(result), to: result.to }, description);
    }
    for (const node of [...lets.map((binding) => binding.value), result]) this.nesting(source, node);
  }

  private nesting(source: Source, node: Expression): void {
    for (const fault of findNestingFaults(node)) {
      this.report('ERROR', source, fault, 'Expression is too complex to evaluate safely.');
    }
  }

  private report(severity: Issue['severity'], source: Source, span: Span, description: string): void {
    this.issues.push({ fileName: source.name, ...source.position(span.from), description, severity });
  }
}

function describeAlreadyBound(name: string): string {
  return `The identifier [${name}] is already bound in the current scope.`;
}

const oneGlob =
  'Invalid glob match expression. Only one glob match is permitted in a match declaration path.';
const globLast =
  'Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path.';
