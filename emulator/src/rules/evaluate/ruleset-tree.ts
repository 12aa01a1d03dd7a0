import type { Method } from '../contract.ts';
import type { MatchDeclaration, RulesFile, ServiceDeclaration } from '../syntax/ast.ts';
import type { Position } from '../syntax/source.ts';
import { parseCursor } from '../syntax/spans.ts';
import type { ExpressionCompiler } from './compile.ts';
import type { PatternSegment } from './matching.ts';
import { Scope } from './scope.ts';
import type { Thunk } from './thunks.ts';

export interface CompiledAllow {
  readonly methods: ReadonlySet<Method>;
  readonly condition?: Thunk;
  readonly at: Position;
  readonly conditionAt: Position;
}

/** A match block with its full pattern from the service's root, and its direct allows. */
export interface CompiledMatch {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
}

export function compileMatches(
  files: readonly RulesFile[],
  services: readonly ServiceDeclaration[],
  compiler: ExpressionCompiler,
): CompiledMatch[] {
  const root = new Scope();
  for (const file of files) root.declareFunctions(file.functions);
  const compiled: CompiledMatch[] = [];
  let bindings = 0;

  const visit = (match: MatchDeclaration, outer: Scope, prefix: readonly PatternSegment[]): void => {
    const scope = new Scope(outer);
    const pattern = [...prefix];

    for (const segment of match.segments) {
      if (segment.kind === 'literal') pattern.push(segment);
      else {
        scope.declare(segment.name, { kind: 'binding', index: bindings });
        pattern.push({ kind: segment.kind, name: segment.name, binding: bindings });
        bindings += 1;
      }
    }

    scope.declareFunctions(match.functions);

    const allows = match.allows.map((allow): CompiledAllow => {
      const position = allow.source.position(allow.from);
      return {
        methods: allow.methods,
        at: position,
        conditionAt: allow.condition ? allow.source.position(parseCursor(allow.condition)) : position,
        ...(allow.condition ? { condition: compiler.compile(allow.source, scope, allow.condition) } : {}),
      };
    });

    if (allows.length > 0) compiled.push({ pattern, allows });
    for (const nested of match.matches) visit(nested, scope, pattern);
  };

  for (const service of services) {
    const scope = new Scope(root);
    scope.declareFunctions(service.functions);
    for (const match of service.matches) visit(match, scope, []);
  }
  return compiled;
}
