import type { Nearest, Query } from '../../queries/query.ts';
import { readVector } from '../../queries/nearest.ts';
import { invalidArgument } from '../../status/status.ts';
import { isReserved } from '../../storage/ids.ts';
import { checkVectorShape } from '../../storage/vectors.ts';
import { parseFieldPath } from '../../values/field-path.ts';
import { isVector } from '../../values/order.ts';
import { toEnumName } from './codec.ts';
import type { WireFindNearest } from './messages.ts';
import { valueFromWire } from './values.ts';

const MAX_NEIGHBOURS = 1000;

const MEASURES: Readonly<Record<string, Nearest['measure']>> = {
  EUCLIDEAN: 'euclidean',
  COSINE: 'cosine',
  DOT_PRODUCT: 'dot-product',
};

/** Reads `find_nearest` within its parsed query; refuses invalid ones with Firestore's messages. */
export function nearestFromWire(wire: WireFindNearest, query: Query): Nearest {
  const value = valueFromWire(wire.queryVector ?? {});
  const vector = readVector(value);
  if (value.kind !== 'map' || !isVector(value)) throw invalidArgument('Query Value must be of type vector.');
  checkVectorShape(value.fields);

  const limit = wire.limit?.value ?? 0;
  if (limit < 1 || limit > MAX_NEIGHBOURS) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of no more than ${MAX_NEIGHBOURS}`);
  }

  const measure =
    MEASURES[toEnumName('StructuredQuery.FindNearest.DistanceMeasure', wire.distanceMeasure ?? 0)];
  if (measure === undefined) throw invalidArgument('Unknown Distance Measure.');

  const field = parseFieldPath(wire.vectorField?.fieldPath ?? '');
  if (query.limit !== undefined) throw invalidArgument('A query limit cannot be used with FindNearest');
  if (query.offset !== undefined) throw invalidArgument('A query offset cannot be used with FindNearest');
  if (query.startAt !== undefined || query.endAt !== undefined)
    throw invalidArgument('A cursor cannot be used with FindNearest');

  const resultField = wire.distanceResultField ? wire.distanceResultField : undefined;
  if (resultField !== undefined && isReserved(resultField)) {
    throw invalidArgument(`The distanceResultField.property.name "${resultField}" is reserved.`);
  }

  const threshold = wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : undefined;

  return { field, vector: vector ?? [], measure, limit, threshold, resultField };
}
