import { getField } from '../values/field-path.ts';
import { isVector } from '../values/order.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { Nearest } from './query.ts';

interface Neighbour {
  readonly document: StoredDocument;
  readonly distance: number;
}

/** The rows nearest to a vector, nearest first. Rows without a vector of its dimension are excluded. */
export function findNearestRows(
  rows: readonly StoredDocument[],
  nearest: Nearest,
): readonly StoredDocument[] {
  // A larger dot product means closer; the other measures are distances.
  const sign = nearest.measure === 'dot-product' ? -1 : 1;
  const { threshold } = nearest;
  const neighbours: Neighbour[] = [];

  for (const { document, vector } of filterComparableRows(rows, nearest)) {
    const distance = computeDistance(nearest.vector, vector, nearest.measure);
    if (threshold === undefined || sign * distance <= sign * threshold)
      neighbours.push({ document, distance });
  }

  return neighbours
    .sort((a, b) => compareDistances(sign * a.distance, sign * b.distance))
    .slice(0, nearest.limit)
    .map(({ document, distance }) => withDistance(document, distance, nearest.resultField));
}

export function filterComparableRows(
  rows: readonly StoredDocument[],
  { field, vector }: Nearest,
): readonly { readonly document: StoredDocument; readonly vector: readonly number[] }[] {
  return rows.flatMap((document) => {
    const found = readVector(getField(document.fields, field));
    return found?.length === vector.length ? [{ document, vector: found }] : [];
  });
}

/** A vector's numbers; undefined for other values. */
export function readVector(value: Value | undefined): readonly number[] | undefined {
  if (value?.kind !== 'map' || !isVector(value)) return undefined;
  const numbers = value.fields.get('value');
  if (numbers?.kind !== 'array') return undefined;
  return numbers.values.map((item) => (item.kind === 'double' ? item.value : NaN));
}

function computeDistance(a: readonly number[], b: readonly number[], measure: Nearest['measure']): number {
  let dot = 0;
  let aSquared = 0;
  let bSquared = 0;
  let apart = 0;

  for (let index = 0; index < a.length; index++) {
    const left = a[index] ?? 0;
    const right = b[index] ?? 0;
    dot += left * right;
    aSquared += left * left;
    bSquared += right * right;
    apart += (left - right) ** 2;
  }

  switch (measure) {
    case 'euclidean':
      return Math.sqrt(apart);
    case 'cosine':
      // The zero vector has no direction: NaN.
      return 1 - dot / Math.sqrt(aSquared * bSquared);
    case 'dot-product':
      return dot;
  }
}

/** NaN comes last. */
function compareDistances(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a - b;
}

function withDistance(
  document: StoredDocument,
  distance: number,
  resultField: string | undefined,
): StoredDocument {
  if (resultField === undefined) return document;
  const fields = new Map(document.fields).set(resultField, { kind: 'double', value: distance });
  return { ...document, fields };
}
