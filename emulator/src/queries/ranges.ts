import { formatFieldPath } from '../values/field-path.ts';
import { compareValues, getTypeRank } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import { getFieldValue } from './match.ts';
import type { Leaf } from './normalize.ts';
import type { Order } from './query.ts';

/** Tests for documents on either side of the rows, in the query's order. */
export interface Side {
  readonly before: (document: StoredDocument) => boolean;
  readonly past: (document: StoredDocument) => boolean;
}

/** Documents outside a conjunction's ranges on the first sort field; undefined without ranges. */
export function getSideOutside(conjunction: readonly Leaf[], first: Order | undefined): Side | undefined {
  if (first === undefined) return undefined;

  const name = formatFieldPath(first.field);
  const bounds = conjunction.flatMap((leaf) =>
    leaf.kind === 'field' && formatFieldPath(leaf.field) === name
      ? (boundFrom(leaf.op, leaf.value) ?? [])
      : [],
  );
  if (bounds.length === 0) return undefined;

  const isOutside = (side: keyof Bound) => (document: StoredDocument) => {
    const value = getFieldValue(document, first.field);
    return value !== undefined && bounds.some((bound) => bound[side](value));
  };

  const tooLow = isOutside('tooLow');
  const tooHigh = isOutside('tooHigh');

  return first.direction === 'asc' ? { before: tooLow, past: tooHigh } : { before: tooHigh, past: tooLow };
}

type Test = (value: Value) => boolean;

interface Bound {
  readonly tooLow: Test;
  readonly tooHigh: Test;
}

/** A range is bounded by its operand on one side and its type on the other. */
function boundFrom(op: Extract<Leaf, { kind: 'field' }>['op'], operand: Value): Bound | undefined {
  const rank = getTypeRank(operand);
  const isLowerType: Test = (value) => getTypeRank(value) < rank;
  const isHigherType: Test = (value) => getTypeRank(value) > rank;

  switch (op) {
    case '<':
      return { tooLow: isLowerType, tooHigh: (value) => compareValues(value, operand) >= 0 };
    case '<=':
      return { tooLow: isLowerType, tooHigh: (value) => compareValues(value, operand) > 0 };
    case '>':
      return { tooLow: (value) => compareValues(value, operand) <= 0, tooHigh: isHigherType };
    case '>=':
      return { tooLow: (value) => compareValues(value, operand) < 0, tooHigh: isHigherType };
    default:
      return undefined;
  }
}
