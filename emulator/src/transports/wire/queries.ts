import { invalidArgument, unimplemented } from '../../status/status.ts';
import type { Aggregation } from '../../queries/aggregate.ts';
import type {
  Cursor,
  FieldOperator,
  FieldPath,
  Filter,
  Order,
  Query,
  UnaryOperator,
} from '../../queries/query.ts';
import { parseFieldPath } from '../../values/field-path.ts';
import { enumName } from './codec.ts';
import type {
  WireAggregationQuery,
  WireCursor,
  WireFieldReference,
  WireFilter,
  WireStructuredQuery,
} from './messages.ts';
import { bigintOf } from './numbers.ts';
import { valueFromWire } from './values.ts';

const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
  NOT_IN: 'not-in',
};

const UNARY_OPERATORS: Readonly<Record<string, UnaryOperator>> = {
  IS_NAN: 'is-nan',
  IS_NULL: 'is-null',
  IS_NOT_NAN: 'is-not-nan',
  IS_NOT_NULL: 'is-not-null',
};

/** Reads a structured query below `parent`. */
export function queryFromWire(parent: readonly string[], wire: WireStructuredQuery | undefined): Query {
  if (!wire) throw invalidArgument('A structured query is required.');
  if (wire.findNearest) throw unimplemented('find_nearest (vector search)');
  const from = wire.from ?? [];
  const [selector] = from;
  if (selector === undefined || from.length > 1) {
    throw invalidArgument('A query must select from exactly one collection.');
  }
  if (!selector.collectionId && selector.allDescendants !== true) {
    throw invalidArgument('A query without a collection id must select all descendants.');
  }
  if ((wire.offset ?? 0) < 0) throw invalidArgument('Offset must not be negative.');
  const limit = wire.limit ? (wire.limit.value ?? 0) : undefined;
  if (limit !== undefined && limit < 0) throw invalidArgument('Limit must not be negative.');
  return {
    parent,
    collectionId: selector.collectionId ?? '',
    allDescendants: selector.allDescendants === true,
    where: wire.where ? filterFromWire(wire.where) : undefined,
    orderBy: (wire.orderBy ?? []).map((order) => ({
      field: fieldOf(order.field),
      direction:
        enumName('StructuredQuery.Direction', order.direction ?? 0) === 'DESCENDING' ? 'desc' : 'asc',
    })),
    startAt: cursorFromWire(wire.startAt),
    endAt: cursorFromWire(wire.endAt),
    offset: wire.offset ? wire.offset : undefined,
    limit,
    select: wire.select ? (wire.select.fields ?? []).map(fieldOf) : undefined,
  };
}

/** Reads the aggregations over a query. */
export function aggregationsFromWire(wire: WireAggregationQuery): readonly Aggregation[] {
  const aggregations = wire.aggregations ?? [];
  if (aggregations.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (aggregations.length > 5) throw invalidArgument('The maximum number of aggregations is 5.');
  const taken = new Set<string>();
  let next = 1;
  return aggregations.map((item): Aggregation => {
    const alias = item.alias ? item.alias : `field_${next++}`;
    if (taken.has(alias)) throw invalidArgument(`Aggregation alias "${alias}" is used twice.`);
    taken.add(alias);
    if (item.count) {
      const upTo = item.count.upTo;
      return { kind: 'count', alias, upTo: upTo ? bigintOf(upTo.value) : undefined };
    }
    if (item.sum) return { kind: 'sum', alias, field: fieldOf(item.sum.field) };
    if (item.avg) return { kind: 'average', alias, field: fieldOf(item.avg.field) };
    throw invalidArgument('An aggregation has no operator.');
  });
}

/** Reads the order of a listing, as in `priority desc, __name__`. */
export function ordersFromText(text: string): readonly Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [field, direction = 'asc', ...rest] = part.trim().split(/\s+/);
    if (field === undefined || rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw invalidArgument(`Invalid order_by "${text}".`);
    }
    return { field: parseFieldPath(field), direction: /^desc$/i.test(direction) ? 'desc' : 'asc' };
  });
}

function filterFromWire(wire: WireFilter): Filter {
  if (wire.compositeFilter) {
    const op = enumName('StructuredQuery.CompositeFilter.Operator', wire.compositeFilter.op ?? 0);
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('A composite filter needs an operator.');
    const filters = (wire.compositeFilter.filters ?? []).map(filterFromWire);
    if (filters.length === 0) throw invalidArgument('A composite filter needs at least one filter.');
    return { kind: op === 'AND' ? 'and' : 'or', filters };
  }
  if (wire.unaryFilter) {
    const op = UNARY_OPERATORS[enumName('StructuredQuery.UnaryFilter.Operator', wire.unaryFilter.op ?? 0)];
    if (op === undefined) throw invalidArgument('A unary filter needs an operator.');
    return { kind: 'unary', field: fieldOf(wire.unaryFilter.field), op };
  }
  if (wire.fieldFilter) {
    const name = enumName('StructuredQuery.FieldFilter.Operator', wire.fieldFilter.op ?? 0);
    const op = FIELD_OPERATORS[name];
    if (op === undefined) throw invalidArgument('A field filter needs an operator.');
    const value = valueFromWire(wire.fieldFilter.value ?? {});
    return { kind: 'field', field: fieldOf(wire.fieldFilter.field), op, value };
  }
  throw invalidArgument('A filter has no type set.');
}

function cursorFromWire(wire: WireCursor | undefined): Cursor | undefined {
  return wire ? { values: (wire.values ?? []).map(valueFromWire), before: wire.before === true } : undefined;
}

const fieldOf = (reference: WireFieldReference | undefined): FieldPath =>
  parseFieldPath(reference?.fieldPath ?? '');
