import { children, type Expression } from '../syntax/ast.ts';
import type { Span } from '../syntax/source.ts';

/** The level at which the service gives up. */
const refusedLevel = 100;

/**
 * Where expressions are nested too deeply for the service. An expression begins at level 1; each pair of parentheses and
 * each binary operator puts what it encloses one level deeper.
 */
export function nestingFaults(root: Expression): Span[] {
  const faults: Span[] = [];
  const pending: { readonly node: Expression; readonly level: number }[] = [{ node: root, level: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node } = next;
    const level = next.level + (node.groups?.length ?? 0);
    if (level >= refusedLevel) {
      // The one pair of parentheses that is too much, or what they enclose.
      const from = node.groups?.[refusedLevel - next.level] ?? node.from;
      faults.push({ from, to: node.to });
      continue;
    }
    const operator = node.kind === 'binary' || node.kind === 'logical' || node.kind === 'is';
    for (const child of children(node)) pending.push({ node: child, level: operator ? level + 1 : level });
  }
  return faults;
}
