import type { FactNode } from '../evaluate/rule-value.ts';

export function createFacts(): FactNode {
  return { notEqual: [], contains: [], children: new Map() };
}

/** A member's node, created on first use. */
export function getFactsAt(root: FactNode, path: readonly string[]): FactNode {
  let node = root;
  for (const name of path) {
    let child = node.children.get(name);
    if (!child) {
      child = createFacts();
      node.children.set(name, child);
    }
    node = child;
  }

  return node;
}
