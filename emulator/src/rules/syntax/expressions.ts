import { getChildren, type BinaryOperator, type Expression, type LiteralValue } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { readExpressionPath } from './paths.ts';
import type { Span } from './source.ts';

/** Maximum nesting of parentheses, lists and calls, so that no input overflows the stack. */
const deepestNesting = 250;
/** Maximum tree height: long chains such as `a && b && …` grow it without nesting. */
const highestTree = 1000;

const binaryLevels: readonly ReadonlySet<string>[] = [
  new Set(['==', '!=']),
  new Set(['in', 'is']),
  new Set(['<', '<=', '>', '>=']),
  new Set(['+', '-']),
  new Set(['*', '/', '%']),
];

const reserved = new Set(['true', 'false', 'null', 'in', 'is', 'if', 'allow', 'match', 'return', 'let']);

export class ExpressionParser {
  private readonly cursor: Cursor;
  private nesting = 0;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  parse(): Expression {
    this.nesting += 1;
    if (this.nesting > deepestNesting) throw this.cursor.fault('Expression is nested too deeply.');
    const expression = this.ternary();
    this.nesting -= 1;
    return expression;
  }

  private node<T extends Omit<Expression, 'height' | 'from' | 'to'>>(from: number, rest: T): T & Expression {
    const draft = { ...rest, from, to: this.cursor.lastEnd, height: 0 } as unknown as Expression;
    let height = 0;
    for (const child of getChildren(draft)) height = Math.max(height, child.height);
    if (height >= highestTree) {
      throw this.cursor.fault('Expression is too long.', { from, to: this.cursor.lastEnd });
    }
    return { ...draft, height: height + 1 } as T & Expression;
  }

  private ternary(): Expression {
    const condition = this.logical('||');
    if (!this.cursor.acceptSymbol('?')) return condition;
    const yes = this.parse();
    this.cursor.expectSymbol(':');
    const no = this.parse();
    return this.node(condition.from, { kind: 'ternary', condition, yes, no });
  }

  private logical(op: '&&' | '||'): Expression {
    const operand = (): Expression => (op === '||' ? this.logical('&&') : this.binary(0));
    let left = operand();
    while (this.cursor.acceptSymbol(op)) {
      const right = operand();
      left = this.node(left.from, { kind: 'logical', op, left, right });
    }
    return left;
  }

  private binary(level: number): Expression {
    const operators = binaryLevels[level];
    if (!operators) return this.unary();

    let left = this.binary(level + 1);
    for (;;) {
      const { kind, text } = this.cursor.token;
      if ((kind !== 'symbol' && kind !== 'name') || !operators.has(text)) return left;
      if (text === '/' && !this.cursor.beforeBlank()) {
        throw this.cursor.fault("Missing 'match' keyword before path.");
      }

      this.cursor.advance();

      if (text === 'is') {
        const type = this.typeName();
        left = this.node(left.from, { kind: 'is', operand: left, type });
      } else {
        const right = this.binary(level + 1);
        left = this.node(left.from, { kind: 'binary', op: text as BinaryOperator, left, right });
      }
    }
  }

  private typeName(): string {
    let name = this.cursor.expectName().text;
    while (this.cursor.acceptSymbol('.')) name += `.${this.cursor.expectName().text}`;
    return name;
  }

  private unary(): Expression {
    const from = this.cursor.token.from;
    if (this.cursor.acceptSymbol('!')) return this.negated(from, '!');
    if (this.cursor.acceptSymbol('-')) {
      const token = this.cursor.token;
      if (token.kind === 'int') {
        this.cursor.advance();
        return this.postfix(this.literal(from, { kind: 'int', value: -token.value }));
      }
      return this.negated(from, '-');
    }

    return this.postfix(this.primary());
  }

  private negated(from: number, op: '!' | '-'): Expression {
    this.nesting += 1;
    if (this.nesting > deepestNesting) throw this.cursor.fault('Expression is nested too deeply.');
    const operand = this.unary();
    this.nesting -= 1;
    return this.node(from, { kind: 'unary', op, operand });
  }

  private postfix(start: Expression): Expression {
    let node = start;
    for (;;) {
      if (this.cursor.acceptSymbol('.')) {
        const name = this.cursor.expectName();
        if (this.cursor.isSymbol('(')) {
          const args = this.args();
          node = this.node(node.from, {
            kind: 'method',
            object: node,
            name: name.text,
            nameSpan: toSpan(name),
            args,
          });
        } else node = this.node(node.from, { kind: 'member', object: node, name: name.text });
      } else if (this.cursor.acceptSymbol('[')) {
        const first = this.parse();
        if (this.cursor.acceptSymbol(':')) {
          const last = this.parse();
          this.cursor.expectSymbol(']');
          node = this.node(node.from, { kind: 'slice', object: node, first, last });
        } else {
          this.cursor.expectSymbol(']');
          node = this.node(node.from, { kind: 'index', object: node, index: first });
        }
      } else return node;
    }
  }

  private args(): Expression[] {
    this.cursor.expectSymbol('(');
    return this.sequence(')', () => this.parse());
  }

  private sequence<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.cursor.isSymbol(close)) {
      items.push(item());
      if (!this.cursor.acceptSymbol(',')) break;
    }
    this.cursor.expectSymbol(close);
    return items;
  }

  private literal(from: number, literal: LiteralValue): Expression {
    return this.node(from, { kind: 'literal', literal });
  }

  private primary(): Expression {
    const token = this.cursor.token;
    const from = token.from;

    switch (token.kind) {
      case 'int':
      case 'float':
      case 'string':
      case 'bytes':
        this.cursor.advance();
        return this.literal(from, { kind: token.kind, value: token.value } as LiteralValue);
      case 'name':
        return this.nameOrCall();
      case 'symbol':
        break;
      case 'end':
        throw this.cursor.fault();
    }

    if (token.text === '/') {
      const { parts, to } = readExpressionPath(this.cursor, () => this.parse());
      return { ...this.node(from, { kind: 'path', parts }), to };
    }
    if (this.cursor.acceptSymbol('(')) {
      const inner = this.parse();
      this.cursor.expectSymbol(')');
      return { ...inner, groups: [from, ...(inner.groups ?? [])] };
    }
    if (this.cursor.acceptSymbol('[')) {
      const items = this.sequence(']', () => this.parse());
      return this.node(from, { kind: 'list', items });
    }
    if (this.cursor.acceptSymbol('{')) {
      const entries = this.sequence('}', () => {
        const key = this.parse();
        this.cursor.expectSymbol(':');
        return { key, value: this.parse() };
      });
      return this.node(from, { kind: 'map', entries });
    }

    throw this.cursor.fault();
  }

  private nameOrCall(): Expression {
    const token = this.cursor.expectName();
    const { from, text } = token;
    if (text === 'true' || text === 'false')
      return this.literal(from, { kind: 'bool', value: text === 'true' });
    if (text === 'null') return this.literal(from, { kind: 'null' });
    if (reserved.has(text)) throw this.cursor.fault(`Unexpected '${text}'.`, token);
    if (!this.cursor.isSymbol('(')) return this.node(from, { kind: 'name', name: text });
    const args = this.args();
    return this.node(from, { kind: 'call', name: text, nameSpan: toSpan(token), args });
  }
}

function toSpan(token: Span): Span {
  return { from: token.from, to: token.to };
}
