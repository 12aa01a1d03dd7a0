import type { FactNode } from '../evaluate/rule-value.ts';

/** A node about which nothing is known yet. */
export function emptyFacts(): FactNode {
  return { notEqual: [], contains: [], children: new Map() };
}

/** The node of a member, made when it is missing. */
export function factsAt(root: FactNode, path: readonly string[]): FactNode {
  let node = root;
  for (const name of path) {
    let child = node.children.get(name);
    if (!child) {
      child = emptyFacts();
      node.children.set(name, child);
    }
    node = child;
  }
  return node;
}
