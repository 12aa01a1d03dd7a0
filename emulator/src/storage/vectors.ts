import { invalidArgument } from '../status/status.ts';
import type { Fields } from '../values/value.ts';

const MAX_DIMENSIONS = 2048;

/** Refuses a map with a `__type__` unless it is a well-formed vector. */
export function checkVector(fields: Fields, property: string): void {
  const type = fields.get('__type__');
  if (type?.kind !== 'string') throw invalidArgument('Field __type__ must be a string.');
  if (type.value !== '__vector__') {
    throw invalidArgument(`Property ${property} contains an invalid nested entity.`);
  }
  const value = fields.get('value');
  if (value === undefined) throw invalidArgument("Vector map is missing key 'value'.");
  if (value.kind !== 'array') throw invalidArgument('Vector value type must be an array.');
  if (fields.size > 2) throw invalidArgument('Vector value map has extraneous entries.');
  if (value.values.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (value.values.length > MAX_DIMENSIONS) {
    throw invalidArgument(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  }
  for (const item of value.values) {
    if (item.kind !== 'double') throw invalidArgument("Vector must only contain values of type 'double'");
    if (Number.isNaN(item.value)) throw invalidArgument('Vector cannot contain NaN values.');
  }
}
