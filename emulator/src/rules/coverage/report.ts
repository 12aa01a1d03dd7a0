import type { Json } from '../contract.ts';
import type { RuleError } from '../evaluate/rule-value.ts';
import type { Expression, FunctionDeclaration, MatchDeclaration, RulesFile } from '../syntax/ast.ts';
import type { Source, Span } from '../syntax/source.ts';
import { getEnd, getFirstToken, parseCursor } from '../syntax/spans.ts';
import type { CoverageBook, ObservedValue } from './book.ts';
import { getParts } from './parts.ts';
import { valueToJson } from './values.ts';

interface Root {
  readonly source: Source;
  readonly from: number;
  readonly entry: () => Json;
}

/**
 * The official emulator's report: `allow` conditions and function bodies in source order, with
 * their parts. Parts that never ran have an empty value.
 */
export function createCoverageReport(files: readonly RulesFile[], book: CoverageBook): readonly Json[] {
  return files.flatMap((file) => new Reporter(file.source, book).roots(file)).map(({ entry }) => entry());
}

class Reporter {
  private readonly source: Source;
  private readonly book: CoverageBook;

  constructor(source: Source, book: CoverageBook) {
    this.source = source;
    this.book = book;
  }

  roots(file: RulesFile): Root[] {
    const found: Root[] = [...file.functions.flatMap((declaration) => this.func(declaration))];
    const pending: MatchDeclaration[] = [];

    for (const service of file.services) {
      found.push(...service.functions.flatMap((declaration) => this.func(declaration)));
      pending.push(...service.matches);
    }

    for (let match = pending.pop(); match; match = pending.pop()) {
      found.push(...match.functions.flatMap((declaration) => this.func(declaration)));
      for (const { condition } of match.allows) if (condition) found.push(...this.expression(condition));
      pending.push(...match.matches);
    }

    return found.sort((a, b) => a.from - b.from);
  }

  private expression(node: Expression): Root[] {
    if (node.kind === 'literal') return [];
    const entry = (): Json => this.entry(node, this.book.seen(node).total);
    return [{ source: this.source, from: parseCursor(node), entry }];
  }

  private func({ lets, result }: FunctionDeclaration): Root[] {
    const [first] = lets;
    if (!first) return this.expression(result);

    const entry = (): Json => {
      const seen = this.book.seen(result);
      const bodies = [...lets.map(({ value }) => value), result].filter(({ kind }) => kind !== 'literal');
      return this.shown(
        { from: first.keywordFrom, to: getEnd(result) },
        this.values(result, seen, seen.total),
        bodies.map((body) => this.entry(body, this.book.seen(body).total)),
      );
    };

    return [{ source: this.source, from: first.keywordFrom, entry }];
  }

  /** `visits`: evaluations of the enclosing expression. */
  private entry(node: Expression, visits: number): Json {
    const parts = getParts(node).map((part) => this.entry(part, visits));
    const span = { from: parseCursor(node), to: getEnd(node) };
    return this.shown(span, this.values(node, this.book.seen(node), visits), parts);
  }

  private shown(span: Span, values: readonly Json[], parts: readonly Json[]): Json {
    return {
      sourcePosition: this.place(span),
      ...(values.length > 0 && { values }),
      ...(parts.length > 0 && { children: parts }),
    };
  }

  private values(node: Expression, { observed, total }: ObservedValue, visits: number): Json[] {
    const values: Json[] = observed.map(({ value, count }) => ({
      value: value.type === 'error' ? this.error(node, value) : valueToJson(value),
      count,
    }));
    return visits > total ? [...values, { value: {}, count: visits - total }] : values;
  }

  private error(node: Expression, { message }: RuleError): Json {
    const sourcePosition = this.place(getFirstToken(this.originOf(node, message)));
    return { undefined: { sourcePosition, causeMessage: message } };
  }

  private originOf(node: Expression, message: string): Expression {
    const part = getParts(node).find((child) =>
      this.book.seen(child).observed.some(({ value }) => value.type === 'error' && value.message === message),
    );
    return part ? this.originOf(part, message) : node;
  }

  private place({ from, to }: Span): Json {
    return {
      ...this.source.position(from),
      currentOffset: this.source.characterOffset(from),
      endOffset: this.source.characterOffset(to) - 1,
    };
  }
}
