import { children, type Expression, type FunctionDeclaration } from '../syntax/ast.ts';
import type { Scope } from '../evaluate/scope.ts';

/** The functions that can reach themselves through calls. */
export function recursiveFunctions(
  declared: readonly { readonly declaration: FunctionDeclaration; readonly scope: Scope }[],
): FunctionDeclaration[] {
  const calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  for (const { declaration, scope } of declared) {
    const targets = new Set<FunctionDeclaration>();
    const pending: Expression[] = [...declaration.lets.map((binding) => binding.value), declaration.result];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.kind === 'call') {
        const found = scope.func(node.name);
        if (found) targets.add(found.declaration);
      }
      pending.push(...children(node));
    }
    calls.set(declaration, targets);
  }
  return declared.map(({ declaration }) => declaration).filter((declaration) => reaches(calls, declaration));
}

function reaches(
  calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>,
  start: FunctionDeclaration,
): boolean {
  const seen = new Set<FunctionDeclaration>();
  const pending = [...(calls.get(start) ?? [])];
  for (let at = pending.pop(); at; at = pending.pop()) {
    if (at === start) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    pending.push(...(calls.get(at) ?? []));
  }
  return false;
}
