import { describe, expect, it } from 'vitest';
import { HEARD_MAX, withHeard, withRating } from './heardAndRated.ts';

describe('what was heard', () => {
  it('is told once each, the last one first, and no more than so many', () => {
    expect(withHeard(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    const many = Array.from({ length: HEARD_MAX }, (_, index) => `demo-${index}`);
    expect(withHeard(many, 'new')).toEqual(['new', ...many.slice(0, -1)]);
  });
});

describe('ratings', () => {
  it('are changed, and taken away by none or by the same again', () => {
    expect(withRating({}, 'a', 3)).toEqual({ a: 3 });
    expect(withRating({ a: 3, b: 1 }, 'a', 5)).toEqual({ b: 1, a: 5 });
    expect(withRating({ a: 3, b: 1 }, 'a', 3)).toEqual({ b: 1 });
    expect(withRating({ a: 3, b: 1 }, 'a', null)).toEqual({ b: 1 });
  });
});
