import { expect, it } from 'vitest';
import { findBestMatch } from './findBestMatch.ts';
import type { FoundDemo } from './useDemoSearch.ts';

const makeDemo = (id: string, category: string, principalInCategory = false): FoundDemo =>
  ({ id, category, principalInCategory }) as FoundDemo;

it('prefers a demo of the same category, then the principal one, then the newest', () => {
  const all = [
    makeDemo('1', 'WARM', true),
    makeDemo('2', 'SONG'),
    makeDemo('3', 'SONG', true),
    makeDemo('4', 'VOICE'),
  ];
  expect(findBestMatch(all, 'SONG')?.id).toBe('3');
  expect(findBestMatch(all, 'COMMERCIAL')?.id).toBe('1');
  expect(findBestMatch(all.slice(1, 2), 'SONG')?.id).toBe('2');
  expect(findBestMatch([], 'SONG')).toBeUndefined();
});
