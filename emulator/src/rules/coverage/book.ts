import type { ExpressionCoverage } from '../contract.ts';
import type { RuleValue } from '../evaluate/rule-value.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';

const mostDistinctValues = 30;
const longestShown = 60;
const others = '…';

/** How a value is shown in the report. Compound values by kind and size alone: reports are read by people. */
function shown(value: RuleValue): string {
  switch (value.type) {
    case 'bool':
      return value.value ? 'true' : 'false';
    case 'null':
      return 'null';
    case 'int':
    case 'float':
      return String(value.value);
    case 'string':
      return JSON.stringify(
        value.value.length > longestShown ? `${value.value.slice(0, longestShown)}…` : value.value,
      );
    case 'list':
    case 'set':
      return `${value.type}(${String(value.items.length)})`;
    case 'map':
      return `map(${String(value.entries.size)})`;
    case 'path': {
      const path = `/${value.segments.join('/')}`;
      return path.length > longestShown ? `${path.slice(0, longestShown)}…` : path;
    }
    case 'error':
      return `error: ${value.message.length > longestShown ? `${value.message.slice(0, longestShown)}…` : value.message}`;
    default:
      return value.type;
  }
}

/** Counts what one expression was worth. */
export class ExpressionCounter {
  readonly source: Source;
  readonly node: Expression;
  /** Whether its truth decides a request: an allow condition, an operand of `&&`, `||`, `!`… */
  condition = false;
  private readonly values = new Map<string, number>();
  // Booleans are nearly all there is to count; plain numbers keep the evaluation fast.
  private yes = 0;
  private no = 0;

  constructor(source: Source, node: Expression) {
    this.source = source;
    this.node = node;
  }

  record(value: RuleValue): void {
    if (value.type === 'bool') {
      if (value.value) this.yes += 1;
      else this.no += 1;
      return;
    }
    let key = shown(value);
    if (this.values.size >= mostDistinctValues && !this.values.has(key)) key = others;
    this.values.set(key, (this.values.get(key) ?? 0) + 1);
  }

  read(): ExpressionCoverage {
    const values = new Map<string, number>();
    if (this.yes > 0) values.set('true', this.yes);
    if (this.no > 0) values.set('false', this.no);
    for (const [key, count] of this.values) values.set(key, count);
    return {
      fileName: this.source.name,
      start: this.source.position(this.node.from),
      end: this.source.position(this.node.to),
      source: this.source.slice(this.node),
      values,
      condition: this.condition,
    };
  }
}

/** All counters of one ruleset. */
export class CoverageBook {
  private readonly counters = new Map<Expression, ExpressionCounter>();

  counterFor(source: Source, node: Expression): ExpressionCounter {
    let counter = this.counters.get(node);
    if (!counter) {
      counter = new ExpressionCounter(source, node);
      this.counters.set(node, counter);
    }
    return counter;
  }

  /** In source order, outer expressions before their parts. */
  read(): readonly ExpressionCoverage[] {
    return [...this.counters.values()]
      .filter((counter) => counter.node.kind !== 'literal')
      .sort(
        (a, b) =>
          a.source.name.localeCompare(b.source.name) || a.node.from - b.node.from || b.node.to - a.node.to,
      )
      .map((counter) => counter.read());
  }
}
