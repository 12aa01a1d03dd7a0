import { expect, it } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getComparableTakes, getFirstCompared } from './comparableTakes.ts';

const makeEntry = (id: string, uploadedAt: number, takes: number, status = 'uploaded') =>
  ({
    id,
    status,
    uploadedAt: { toMillis: () => uploadedAt },
    takes: Array.from({ length: takes }, (_, index) => ({
      startMs: index * 1000,
      endMs: index * 1000 + 900,
    })),
  }) as unknown as AuditionEntry;
const listIds = (entries: readonly AuditionEntry[]) => getComparableTakes(entries).map(({ id }) => id);
const getFirstId = (entries: readonly AuditionEntry[]) =>
  getFirstCompared(getComparableTakes(entries))?.map(({ id }) => id);

it('lists recordings with their takes, oldest first, without pending ones', () => {
  expect(listIds([makeEntry('b', 2, 2), makeEntry('a', 1, 1), makeEntry('c', 3, 3, 'open')])).toEqual([
    'a',
    'b',
    'b/1',
    'b/2',
  ]);
});

it('starts with whole recordings, or with the takes of the only one', () => {
  expect(getFirstId([makeEntry('a', 1, 3), makeEntry('b', 2, 0)])).toEqual(['a', 'b']);
  expect(getFirstId([makeEntry('a', 1, 3)])).toEqual(['a/1', 'a/2', 'a/3']);
  expect(getFirstId(['a', 'b', 'c', 'd', 'e'].map((id) => makeEntry(id, 1, 0)))).toBeUndefined();
});
