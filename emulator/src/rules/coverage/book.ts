import type { ExpressionCoverage } from '../contract.ts';
import { isEqual } from '../evaluate/equality.ts';
import { falseValue, trueValue, type RuleValue } from '../evaluate/rule-value.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';

/** Maximum distinct values recorded per expression; documents and other large values cost more to compare. */
const mostScalars = 25;
const mostCompounds = 10;
const longestShown = 60;
const ellipsis = '…';

/** A value in the report. Compound values show only kind and size. */
function describeValue(value: RuleValue): string {
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

export interface ObservedValue {
  readonly observed: readonly Sample[];
  /** All evaluations, including those with values beyond the limit. */
  readonly total: number;
}

interface Sample {
  readonly value: RuleValue;
  count: number;
}

/** A key that distinguishes scalars without comparisons. */
function toScalarKey(value: RuleValue): string | undefined {
  switch (value.type) {
    case 'null':
      return value.type;
    case 'int':
    case 'float':
      return `${value.type}${String(value.value)}`;
    case 'string':
      return value.value.length > 1000 ? undefined : `"${value.value}`;
    case 'error':
      return `!${value.message}`;
    case 'unknown':
      return `?${value.label}`;
    default:
      return undefined;
  }
}

export class ExpressionCounter {
  readonly source: Source;
  readonly node: Expression;
  /** Whether its truth decides a request: an allow condition, an operand of `&&`, `||`, `!`… */
  condition = false;
  private readonly scalars = new Map<string, Sample>();
  private readonly compounds: Sample[] = [];
  // Nearly all values are booleans; plain counters keep evaluation fast.
  private yes = 0;
  private no = 0;
  private others = 0;

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

    const key = toScalarKey(value);
    if (key === undefined) this.recordCompound(value);
    else {
      const sample = this.scalars.get(key);
      if (sample) sample.count += 1;
      else if (this.scalars.size < mostScalars) this.scalars.set(key, { value, count: 1 });
      else this.others += 1;
    }
  }

  private recordCompound(value: RuleValue): void {
    // Beyond the limit nothing is compared: rules must stay fast.
    if (this.compounds.length >= mostCompounds) {
      this.others += 1;
      return;
    }
    const recorded = this.compounds.find((sample) => sample.value === value || isEqual(sample.value, value));
    if (recorded) recorded.count += 1;
    else this.compounds.push({ value, count: 1 });
  }

  /** Values in order of first appearance, booleans first. */
  seen(): ObservedValue {
    const samples = [...this.scalars.values(), ...this.compounds];
    const observed = [
      ...(this.yes > 0 ? [{ value: trueValue, count: this.yes }] : []),
      ...(this.no > 0 ? [{ value: falseValue, count: this.no }] : []),
      ...samples,
    ];
    return { observed, total: observed.reduce((sum, { count }) => sum + count, this.others) };
  }

  read(): ExpressionCoverage {
    const values = new Map<string, number>();
    for (const { value, count } of this.seen().observed) {
      const key = describeValue(value);
      values.set(key, (values.get(key) ?? 0) + count);
    }

    if (this.others > 0) values.set(ellipsis, this.others);

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

  /** The values of an expression; empty if no rule reaches it. */
  seen(node: Expression): ObservedValue {
    return this.counters.get(node)?.seen() ?? { observed: [], total: 0 };
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
