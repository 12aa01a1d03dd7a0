import type { KnownValue } from '../evaluate/rule-value.ts';

/** What a branch's filters reveal of a value of every returned document. */
export interface FactNode {
  exact?: KnownValue;
  /** Surely a map (a document and its data). */
  isMap?: boolean;
  readonly notEqual: KnownValue[];
  lower?: { readonly value: KnownValue; readonly inclusive: boolean };
  upper?: { readonly value: KnownValue; readonly inclusive: boolean };
  /** Elements the array surely contains. */
  readonly contains: KnownValue[];
  readonly children: Map<string, FactNode>;
}

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
