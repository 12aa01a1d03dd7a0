import { expect, it } from 'vitest';
import { dropLeadingSpans } from './dropLeadingSpans.ts';

it('starts with the first span that has figures, and keeps gaps', () => {
  expect(dropLeadingSpans([0, 0, 3, 0, 2], (value) => value > 0)).toEqual([3, 0, 2]);
  expect(dropLeadingSpans([0, 0], (value) => value > 0)).toEqual([]);
});
