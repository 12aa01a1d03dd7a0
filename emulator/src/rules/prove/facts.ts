import type { KnownValue } from '../evaluate/rule-value.ts';

/** What a branch's filters reveal of a value of every returned document. */
export interface FactNode {
  exact?: KnownValue;
  /** Certainly a map (a document and its data). */
  isMap?: boolean;
  readonly notEqual: KnownValue[];
  lower?: { readonly value: KnownValue; readonly inclusive: boolean };
  upper?: { readonly value: KnownValue; readonly inclusive: boolean };
  /** Elements that the array certainly contains. */
  readonly contains: KnownValue[];
  readonly children: Map<string, FactNode>;
}

export function emptyFacts(): FactNode {
  return { notEqual: [], contains: [], children: new Map() };
}

/** A member's node, created on first use. */
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
