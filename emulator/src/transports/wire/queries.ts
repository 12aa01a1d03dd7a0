import { invalidArgument } from '../../status/status.ts';
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
import { checkQuery } from '../../queries/validate.ts';
import { isReserved } from '../../storage/ids.ts';
import { isDocumentId, parseFieldPath } from '../../values/field-path.ts';
import { toEnumName } from './codec.ts';
import type {
  WireAggregationQuery,
  WireCount,
  WireCursor,
  WireFieldReference,
  WireFilter,
  WireStructuredQuery,
} from './messages.ts';
import { toBigInt } from './numbers.ts';
import { nearestFromWire } from './nearest.ts';
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

export function queryFromWire(parent: readonly string[], wire: WireStructuredQuery | undefined): Query {
  if (!wire) throw invalidArgument('A structured query is required.');

  const from = wire.from ?? [];
  if (from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }

  const [selector] = from;
  if ((wire.offset ?? 0) < 0) throw invalidArgument('offset is negative');

  const limit = wire.limit ? (wire.limit.value ?? 0) : undefined;
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');

  const query: Query = {
    parent,
    collectionId: selector?.collectionId ?? '',
    allDescendants: selector?.allDescendants === true,
    where: filterFromWire(wire.where),
    orderBy: (wire.orderBy ?? []).map((order) => ({
      field: pickField(order.field),
      direction:
        toEnumName('StructuredQuery.Direction', order.direction ?? 0) === 'DESCENDING' ? 'desc' : 'asc',
    })),
    startAt: cursorFromWire(wire.startAt),
    endAt: cursorFromWire(wire.endAt),
    offset: wire.offset ? wire.offset : undefined,
    limit,
    select: wire.select ? (wire.select.fields ?? []).map(pickField) : undefined,
  };
  checkQuery(query);

  return wire.findNearest ? { ...query, nearest: nearestFromWire(wire.findNearest, query) } : query;
}

export function aggregationsFromWire(wire: WireAggregationQuery): readonly Aggregation[] {
  const aggregations = wire.aggregations ?? [];
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > 5) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is 5. Received: ${aggregations.length}`,
    );
  }

  const taken = new Set<string>();
  let next = 1;

  return aggregations.map((item): Aggregation => {
    const alias = item.alias ? item.alias : `field_${next++}`;
    if (taken.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    taken.add(alias);
    if (isReserved(alias)) throw invalidArgument(`The property.name "${alias}" is reserved.`);
    if (item.count) return { kind: 'count', alias, upTo: getUpTo(item.count) };
    if (item.sum) return { kind: 'sum', alias, field: getAggregatedField(item.sum.field) };
    if (item.avg) return { kind: 'average', alias, field: getAggregatedField(item.avg.field) };
    throw invalidArgument('Operator field in Aggregation is not set.');
  });
}

function getUpTo({ upTo }: WireCount): bigint | undefined {
  if (!upTo) return undefined;
  const most = toBigInt(upTo.value);
  if (most >= 0n) return most;
  throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
}

function getAggregatedField(reference: WireFieldReference | undefined): FieldPath {
  const field = pickField(reference);
  if (isDocumentId(field)) throw invalidArgument('Aggregations are not supported for the property: __key__');
  return field;
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

/** A filter that constrains nothing, such as an empty composite, is none. */
function filterFromWire(wire: WireFilter | undefined): Filter | undefined {
  if (!wire) return undefined;
  if (wire.compositeFilter) {
    const op = toEnumName('StructuredQuery.CompositeFilter.Operator', wire.compositeFilter.op ?? 0);
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
    const filters = (wire.compositeFilter.filters ?? []).flatMap((part) => filterFromWire(part) ?? []);
    if (filters.length === 0) return undefined;
    return { kind: op === 'AND' ? 'and' : 'or', filters };
  }
  if (wire.unaryFilter) {
    const op = UNARY_OPERATORS[toEnumName('StructuredQuery.UnaryFilter.Operator', wire.unaryFilter.op ?? 0)];
    if (op === undefined) throw invalidArgument('Unknown UnaryFilter operator.');
    return { kind: 'unary', field: pickField(wire.unaryFilter.field), op };
  }
  if (wire.fieldFilter) {
    const name = toEnumName('StructuredQuery.FieldFilter.Operator', wire.fieldFilter.op ?? 0);
    const op = FIELD_OPERATORS[name];
    if (op === undefined) throw invalidArgument('Unknown FieldFilter operator.');
    const value = valueFromWire(wire.fieldFilter.value ?? {});
    return { kind: 'field', field: pickField(wire.fieldFilter.field), op, value };
  }

  return undefined;
}

function cursorFromWire(wire: WireCursor | undefined): Cursor | undefined {
  return wire ? { values: (wire.values ?? []).map(valueFromWire), before: wire.before === true } : undefined;
}

const pickField = (reference: WireFieldReference | undefined): FieldPath =>
  parseFieldPath(reference?.fieldPath ?? '');
