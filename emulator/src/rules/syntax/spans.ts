import type { Expression } from './ast.ts';
import type { Span } from './source.ts';

/** Start of an expression in the report: at its parentheses, if any. */
export function parseCursor(node: Expression): number {
  const group = node.groups?.[0];
  if (group !== undefined) return group;

  switch (node.kind) {
    case 'member':
    case 'index':
    case 'slice':
    case 'method':
      return parseCursor(node.object);
    case 'binary':
    case 'logical':
      return parseCursor(node.left);
    case 'is':
      return parseCursor(node.operand);
    case 'ternary':
      return parseCursor(node.condition);
    default:
      return node.from;
  }
}

/** Its end there: with its last part, as closing brackets don't count. */
export function getEnd(node: Expression): number {
  switch (node.kind) {
    case 'index':
      return getEnd(node.index);
    case 'slice':
      return getEnd(node.last);
    case 'call':
    case 'method': {
      const last = node.args.at(-1);
      return last ? getEnd(last) : node.nameSpan.to;
    }
    case 'unary':
      return getEnd(node.operand);
    case 'binary':
    case 'logical':
      return getEnd(node.right);
    case 'ternary':
      return getEnd(node.no);
    case 'list':
    case 'map': {
      const last = node.kind === 'list' ? node.items.at(-1) : node.entries.at(-1)?.value;
      return last ? getEnd(last) : node.from + 1;
    }
    case 'path': {
      const last = node.parts.at(-1);
      return last !== undefined && typeof last !== 'string' ? getEnd(last) : node.to;
    }
    default:
      return node.to;
  }
}

/** The first token of an expression, where the service reports its errors. */
export function getFirstToken(node: Expression): Span {
  const sign = (from: number): Span => ({ from, to: from + 1 });
  const group = node.groups?.[0];
  if (group !== undefined) return sign(group);

  switch (node.kind) {
    case 'member':
    case 'index':
    case 'slice':
    case 'method':
      return getFirstToken(node.object);
    case 'binary':
    case 'logical':
      return getFirstToken(node.left);
    case 'is':
      return getFirstToken(node.operand);
    case 'ternary':
      return getFirstToken(node.condition);
    case 'call':
      return node.nameSpan;
    case 'literal':
    case 'name':
      return { from: node.from, to: node.to };
    default:
      return sign(node.from);
  }
}
