import type { Scope } from '../evaluate/scope.ts';
import { getChildren, type Expression, type FunctionDeclaration } from '../syntax/ast.ts';

/** The maximum call depth of the service, plus one. */
const refusedDepth = 22;

export class CallGraph {
  private readonly calls = new Map<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>();

  constructor(declared: readonly { readonly declaration: FunctionDeclaration; readonly scope: Scope }[]) {
    for (const { declaration, scope } of declared) {
      this.calls.set(declaration, listCalled(declaration, scope));
    }
  }

  reachedFrom(starts: Iterable<FunctionDeclaration>): ReadonlySet<FunctionDeclaration> {
    const reached = new Set<FunctionDeclaration>();
    const pending = [...starts];
    for (let declaration = pending.pop(); declaration; declaration = pending.pop()) {
      if (reached.has(declaration)) continue;
      reached.add(declaration);
      pending.push(...(this.calls.get(declaration) ?? []));
    }
    return reached;
  }

  /** Functions that can reach themselves, by strongly connected components in linear time. */
  recursive(): FunctionDeclaration[] {
    const callers = new Map<FunctionDeclaration, FunctionDeclaration[]>();
    for (const [caller, targets] of this.calls) {
      for (const target of targets) {
        const siblings = callers.get(target);
        if (siblings) siblings.push(caller);
        else callers.set(target, [caller]);
      }
    }

    const placed = new Set<FunctionDeclaration>();
    const found = new Set<FunctionDeclaration>();

    for (const start of this.depthFirst().reverse()) {
      const component: FunctionDeclaration[] = [];
      const pending = [start];

      for (let declaration = pending.pop(); declaration; declaration = pending.pop()) {
        if (placed.has(declaration)) continue;
        placed.add(declaration);
        component.push(declaration);
        pending.push(...(callers.get(declaration) ?? []));
      }

      const cyclic = component.length > 1 || this.calls.get(start)?.has(start) === true;
      if (cyclic) for (const declaration of component) found.add(declaration);
    }

    return [...this.calls.keys()].filter((declaration) => found.has(declaration));
  }

  /** The first call stack that is too deep, up to the refused function. Requires a graph without recursion. */
  deepStack(): readonly FunctionDeclaration[] | undefined {
    const longest = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();

    const listStack = (declaration: FunctionDeclaration): readonly FunctionDeclaration[] => {
      const length = longest.get(declaration);
      if (length) return length;

      let below: readonly FunctionDeclaration[] = [];
      for (const target of this.calls.get(declaration) ?? []) {
        const stack = listStack(target);
        if (stack.length > below.length) below = stack;
      }

      // Cut, so that a long chain of functions cannot take quadratic memory.
      const stack = [declaration, ...below].slice(0, refusedDepth);
      longest.set(declaration, stack);

      return stack;
    };

    for (const declaration of this.depthFirst()) {
      listStack(declaration);
    }

    for (const declaration of this.calls.keys()) {
      const stack = longest.get(declaration) ?? [];
      if (stack.length >= refusedDepth) return stack;
    }

    return undefined;
  }

  /** Callees before callers, found without recursion: a file can declare thousands of chained functions. */
  private depthFirst(): FunctionDeclaration[] {
    const order: FunctionDeclaration[] = [];
    const state = new Set<FunctionDeclaration>();

    for (const start of this.calls.keys()) {
      const pending: { readonly declaration: FunctionDeclaration; readonly leaving: boolean }[] = [
        { declaration: start, leaving: false },
      ];
      for (let next = pending.pop(); next; next = pending.pop()) {
        if (next.leaving) order.push(next.declaration);
        else if (!state.has(next.declaration)) {
          state.add(next.declaration);
          pending.push({ declaration: next.declaration, leaving: true });
          for (const target of this.calls.get(next.declaration) ?? []) {
            pending.push({ declaration: target, leaving: false });
          }
        }
      }
    }

    return order;
  }
}

function listCalled(declaration: FunctionDeclaration, scope: Scope): ReadonlySet<FunctionDeclaration> {
  const targets = new Set<FunctionDeclaration>();
  const pending: Expression[] = [...declaration.lets.map((binding) => binding.value), declaration.result];

  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'call') {
      const found = scope.func(node.name);
      if (found) targets.add(found.declaration);
    }
    pending.push(...getChildren(node));
  }

  return targets;
}
