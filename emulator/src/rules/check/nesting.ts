import { getChildren, type Expression } from '../syntax/ast.ts';
import type { Span } from '../syntax/source.ts';

const refusedLevel = 100;

/** Expressions nested too deeply for the service. Level 1 is the whole; parentheses and binary operators add one. */
export function findNestingFaults(root: Expression): Span[] {
  const faults: Span[] = [];
  const pending: { readonly node: Expression; readonly level: number }[] = [{ node: root, level: 1 }];

  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node } = next;
    const level = next.level + (node.groups?.length ?? 0);
    if (level >= refusedLevel) {
      // The excess parenthesis, or its content.
      const from = node.groups?.[refusedLevel - next.level] ?? node.from;
      faults.push({ from, to: node.to });
      continue;
    }

    const operator = node.kind === 'binary' || node.kind === 'logical' || node.kind === 'is';
    for (const child of getChildren(node)) pending.push({ node: child, level: operator ? level + 1 : level });
  }

  return faults;
}
