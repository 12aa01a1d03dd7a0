import type { Aggregation } from '../queries/aggregate.ts';
import { getDisjuncts, getEffectiveOrder, isInequality, type Leaf } from '../queries/normalize.ts';
import type { Query } from '../queries/query.ts';
import { formatFieldPath } from '../values/field-path.ts';
import type { IndexField, VectorField } from './definitions.ts';

export interface Need {
  /** Fields with an equality, in any direction, merged from several indexes if necessary. */
  readonly equalities: readonly string[];
  readonly contains: readonly string[];
  /** The sort order that must follow those, including directions. */
  readonly orders: readonly IndexField[];
  /** Fields an aggregation reads from the index, at the end and in any direction. */
  readonly covered: readonly string[];
  /** The searched vector, last of all. */
  readonly vector?: VectorField;
}

/** One need for each conjunction in the query's disjunctive normal form. */
export function getNeeds(query: Query, aggregations: readonly Aggregation[] = []): readonly Need[] {
  const order = getEffectiveOrder(query);
  const vector = query.nearest && {
    field: formatFieldPath(query.nearest.field),
    dimension: query.nearest.vector.length,
  };

  return getDisjuncts(query.where).map((conjunction) => {
    const equalities = dedupe(conjunction.filter(isEquality).map(pickField)).filter(
      (field) => field !== '__name__',
    );
    const contains = dedupe(conjunction.filter(isContains).map(pickField));
    const fixed = new Set(equalities);

    const orders: IndexField[] = order
      .map((item): IndexField => ({
        field: formatFieldPath(item.field),
        mode: item.direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      }))
      // A field with one value doesn't affect the order.
      .filter((item) => !fixed.has(item.field));

    const fields = new Set([...equalities, ...orders.map((item) => item.field)]);
    const aggregated = aggregations.flatMap((item) =>
      item.kind === 'count' ? [] : formatFieldPath(item.field),
    );
    const covered = dedupe(aggregated).filter((field) => !fields.has(field) && field !== '__name__');

    return { equalities, contains, orders, covered, vector };
  });
}

const pickField = (leaf: Leaf) => formatFieldPath(leaf.field);
const isContains = (leaf: Leaf) =>
  leaf.kind === 'field' && (leaf.op === 'array-contains' || leaf.op === 'array-contains-any');
const isEquality = (leaf: Leaf) => !isContains(leaf) && !isInequality(leaf);
const dedupe = (items: readonly string[]) => [...new Set(items)];
