import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROSTER_TRAITS, toTraitKey } from '@domain/roster/roster-traits.ts';
import { type Catalog, findMissingIndex, type Query, readCatalog } from '../../emulator/src/index.ts';

/**
 * A roster has too many filter combinations to query. Merged single-field indexes serve equalities
 * in name order, so each field alone proves every combination.
 */

const declared = readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');
const FIELDS = [
  'agencyId',
  ...[...ROSTER_TRAITS, 'word' as const].map((trait) => `is.${toTraitKey(trait, 'x')}`),
];

const narrow = (fields: readonly string[]): Query => ({
  parent: [],
  collectionId: 'roster',
  allDescendants: false,
  where: {
    kind: 'and',
    filters: fields.map((field) => ({
      kind: 'field',
      field: field.split('.'),
      op: '==',
      value: { kind: 'boolean', value: true },
    })),
  },
  orderBy: [{ field: ['__name__'], direction: 'asc' }],
  limit: 500,
});
const isServed = (catalog: Catalog, fields: readonly string[]): boolean =>
  findMissingIndex(catalog, narrow(fields)) === undefined;

/** All subsets, or a bounded sample spread evenly over them. */
const SAMPLES = 20_000;
const sampled = Array.from({ length: SAMPLES }, (_, index) => {
  const number = Math.floor((index * (2 ** FIELDS.length - 1)) / (SAMPLES - 1));
  return FIELDS.filter((_field, bit) => Math.floor(number / 2 ** bit) % 2 === 1);
});

describe('a roster with any combination of filters', () => {
  it('is served if each filter is', () => {
    const catalog = readCatalog(declared);
    expect(FIELDS.filter((field) => !isServed(catalog, [field]))).toEqual([]);
    expect(sampled.filter((fields) => !isServed(catalog, fields))).toEqual([]);
  });

  it('is refused if one field has no index, and served if all have', () => {
    const file = JSON.parse(declared) as { readonly fieldOverrides: readonly object[] };
    const [, , , missing = ''] = FIELDS;
    const override = { collectionGroup: 'roster', fieldPath: missing, indexes: [] };
    const catalog = readCatalog(
      JSON.stringify({ ...file, fieldOverrides: [...file.fieldOverrides, override] }),
    );
    expect(sampled.filter((fields) => isServed(catalog, fields) === fields.includes(missing))).toEqual([]);
  });
});
