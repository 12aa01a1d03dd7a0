import type { Method } from '../contract.ts';
import type { Source, Span } from './source.ts';

/** The syntax tree. Nodes have offsets; declarations name their file. */

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type LiteralValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array };

/** A literal segment, a `$(…)` expression, or a `{name}` left open for `bind`. */
export type PathPart = string | Expression;

interface Node extends Span {
  /** Height of the subtree, bounded by the parser so that no walk overflows the stack. */
  readonly height: number;
  /** Offsets of enclosing parentheses, outermost first; the service counts them as nesting levels. */
  readonly groups?: readonly number[];
}

export type Expression =
  | (Node & { readonly kind: 'literal'; readonly literal: LiteralValue })
  | (Node & { readonly kind: 'name'; readonly name: string })
  | (Node & { readonly kind: 'member'; readonly object: Expression; readonly name: string })
  | (Node & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression })
  | (Node & {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly first: Expression;
      readonly last: Expression;
    })
  | (Node & {
      readonly kind: 'call';
      readonly name: string;
      readonly nameSpan: Span;
      readonly args: readonly Expression[];
    })
  | (Node & {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly nameSpan: Span;
      readonly args: readonly Expression[];
    })
  | (Node & { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Expression })
  | (Node & {
      readonly kind: 'binary';
      readonly op: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Node & {
      readonly kind: 'logical';
      readonly op: '&&' | '||';
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Node & { readonly kind: 'is'; readonly operand: Expression; readonly type: string })
  | (Node & {
      readonly kind: 'ternary';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    })
  | (Node & { readonly kind: 'list'; readonly items: readonly Expression[] })
  | (Node & {
      readonly kind: 'map';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
    })
  | (Node & { readonly kind: 'path'; readonly parts: readonly PathPart[] });

export interface LetBinding extends Span {
  readonly keywordFrom: number;
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration extends Span {
  readonly source: Source;
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly (Span & { readonly name: string })[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
}

/** `users`, `{uid}` or `{rest=**}`. */
export type MatchSegment = Span &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'wildcard' | 'recursive'; readonly name: string }
  );

export interface AllowDeclaration extends Span {
  readonly source: Source;
  readonly methods: ReadonlySet<Method>;
  /** Absent for `allow read;`, which always allows. */
  readonly condition?: Expression;
}

export interface MatchDeclaration extends Span {
  readonly source: Source;
  readonly segments: readonly MatchSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowDeclaration[];
  readonly matches: readonly MatchDeclaration[];
}

export interface ServiceDeclaration extends Span {
  readonly source: Source;
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchDeclaration[];
}

export interface RulesFile {
  readonly source: Source;
  readonly version?: Span & { readonly value: string };
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceDeclaration[];
}

/** Direct sub-expressions in evaluation order. */
export function getChildren(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.first, node.last];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.yes, node.no];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.parts.filter((part): part is Expression => typeof part !== 'string');
  }
}
