import { namespaces } from '../evaluate/namespaces.ts';
import { getChildren, type Expression } from '../syntax/ast.ts';

/** Sub-expressions with varying values: no constants, no package as in `math.abs(…)`. */
export function getParts(node: Expression): readonly Expression[] {
  const ofPackage = node.kind === 'method' && node.object.kind === 'name' && namespaces.has(node.object.name);
  return (ofPackage ? node.args : getChildren(node)).filter(({ kind }) => kind !== 'literal');
}
