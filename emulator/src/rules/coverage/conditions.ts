import { Scope } from '../evaluate/scope.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchDeclaration,
  RulesFile,
  ServiceDeclaration,
} from '../syntax/ast.ts';
import { getChildren } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import type { CoverageBook } from './book.ts';

/**
 * Finds expressions whose truth decides requests: allow conditions, operands of `&&`, `||` and `!`, conditions of `?:`, and
 * results of functions called there. Opens a counter for every reachable expression, so the report includes those that never ran.
 */
export function markConditions(
  files: readonly RulesFile[],
  services: readonly ServiceDeclaration[],
  coverage: CoverageBook,
): void {
  new ConditionMarker(coverage).run(files, services);
}

interface Reached {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
  readonly deciding: boolean;
}

class ConditionMarker {
  private readonly coverage: CoverageBook;
  private readonly seen = new Map<FunctionDeclaration, boolean>();
  // Functions are queued instead of entered, so the stack depth depends on a single expression.
  private readonly pending: Reached[] = [];

  constructor(coverage: CoverageBook) {
    this.coverage = coverage;
  }

  run(files: readonly RulesFile[], services: readonly ServiceDeclaration[]): void {
    const root = new Scope();
    for (const file of files) root.declareFunctions(file.functions);

    for (const service of services) {
      const scope = new Scope(root);
      scope.declareFunctions(service.functions);
      for (const match of service.matches) this.match(match, scope);
    }

    for (let next = this.pending.pop(); next; next = this.pending.pop()) {
      const { declaration, scope, deciding } = next;
      for (const binding of declaration.lets) this.walk(declaration.source, scope, binding.value, false);
      this.walk(declaration.source, scope, declaration.result, deciding);
    }
  }

  private match(match: MatchDeclaration, outer: Scope): void {
    const scope = new Scope(outer);
    scope.declareFunctions(match.functions);
    for (const allow of match.allows) {
      if (allow.condition) this.walk(allow.source, scope, allow.condition, true);
    }
    for (const nested of match.matches) this.match(nested, scope);
  }

  private walk(source: Source, scope: Scope, node: Expression, deciding: boolean): void {
    if (node.kind === 'literal') return;
    const counter = this.coverage.counterFor(source, node);
    if (deciding) counter.condition = true;
    if (node.kind === 'call') this.reach(scope, node.name, deciding);
    const decides = node.kind === 'logical' || (node.kind === 'unary' && node.op === '!');
    for (const child of getChildren(node)) {
      const chosen = node.kind === 'ternary' && (child === node.condition || deciding);
      this.walk(source, scope, child, decides || chosen);
    }
  }

  private reach(scope: Scope, name: string, deciding: boolean): void {
    const found = scope.func(name);
    if (!found) return;
    const before = this.seen.get(found.declaration);
    if (before === true || before === deciding) return;
    this.seen.set(found.declaration, deciding);
    this.pending.push({ ...found, deciding });
  }
}
