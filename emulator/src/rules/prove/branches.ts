import type { FieldOperator, FieldPath, Filter, UnaryOperator } from '../../queries/query.ts';
import type { Value } from '../../values/value.ts';

/** One filter without alternatives. */
export type PlainFilter =
  | { readonly kind: 'field'; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator };

/** Filters that hold together for every document the branch can return. */
export type Branch = readonly PlainFilter[];

/** The service refuses queries above 30 alternatives, far below this. */
const mostBranches = 200;

/** Splits a query into alternatives of `or`, `in` and `array-contains-any`, because each must be allowed separately. `undefined` when there are too many. */
export function getBranches(filter: Filter | undefined): readonly Branch[] | undefined {
  if (!filter) return [[]];

  switch (filter.kind) {
    case 'unary':
      return [[filter]];
    case 'field':
      return getFieldBranches(filter);
    case 'or': {
      const all: Branch[] = [];
      for (const part of filter.filters) {
        const branches = getBranches(part);
        if (!branches || all.length + branches.length > mostBranches) return undefined;
        all.push(...branches);
      }
      return all.length > 0 ? all : [[]];
    }
    case 'and': {
      let all: Branch[] = [[]];
      for (const part of filter.filters) {
        const branches = getBranches(part);
        if (!branches || all.length * branches.length > mostBranches) return undefined;
        all = all.flatMap((left) => branches.map((right) => [...left, ...right]));
      }
      return all;
    }
  }
}

function getFieldBranches(filter: PlainFilter & { kind: 'field' }): readonly Branch[] | undefined {
  const each = filter.op === 'in' ? '==' : filter.op === 'array-contains-any' ? 'array-contains' : undefined;
  if (!each) return [[filter]];
  if (filter.value.kind !== 'array' || filter.value.values.length === 0) return [[]];
  if (filter.value.values.length > mostBranches) return undefined;
  return filter.value.values.map((value) => [{ kind: 'field', field: filter.field, op: each, value }]);
}
