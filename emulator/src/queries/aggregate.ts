import type { StoredDocument, Value } from '../values/value.ts';
import { getFieldValue } from './match.ts';
import type { FieldPath } from './query.ts';

/** One aggregation of a query's rows, under the name the client reads it by. */
export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo?: bigint }
  | { readonly kind: 'sum' | 'average'; readonly alias: string; readonly field: FieldPath };

/** Computes aggregations over rows, ignoring non-numeric values. */
export function aggregate(
  rows: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): ReadonlyMap<string, Value> {
  const results = new Map<string, Value>();
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      const count = BigInt(rows.length);
      const { upTo } = aggregation;
      results.set(aggregation.alias, {
        kind: 'integer',
        value: upTo !== undefined && upTo < count ? upTo : count,
      });
      continue;
    }

    const numbers: Value[] = [];
    for (const row of rows) {
      const value = getFieldValue(row, aggregation.field);
      if (value?.kind === 'integer' || value?.kind === 'double') numbers.push(value);
    }

    results.set(aggregation.alias, aggregation.kind === 'sum' ? sum(numbers) : computeAverage(numbers));
  }

  return results;
}

function sum(numbers: readonly Value[]): Value {
  let whole = 0n;
  let real = 0;
  let exact = true;

  for (const number of numbers) {
    if (number.kind === 'integer') whole += number.value;
    else if (number.kind === 'double') {
      exact = false;
      real += number.value;
    }
  }

  if (exact && BigInt.asIntN(64, whole) === whole) return { kind: 'integer', value: whole };

  return { kind: 'double', value: Number(whole) + real };
}

function computeAverage(numbers: readonly Value[]): Value {
  if (numbers.length === 0) return { kind: 'null' };
  const total = sum(numbers);
  const value = total.kind === 'integer' || total.kind === 'double' ? Number(total.value) : NaN;
  return { kind: 'double', value: value / numbers.length };
}
