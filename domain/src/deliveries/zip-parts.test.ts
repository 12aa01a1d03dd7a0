import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoParts } from './zip-parts.ts';

describe('the parts of a zip', () => {
  it('hold every file once, in order, and no more than a part may', () => {
    const files = fc.array(fc.record({ size: fc.integer({ min: 1, max: 60 }) }), { minLength: 1 });
    fc.assert(
      fc.property(files, (list) => {
        const parts = splitIntoParts(list, 100);
        expect(parts.flat()).toEqual(list);
        for (const part of parts)
          expect(part.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('are one for what fits, and a file above the limit has its own', () => {
    expect(splitIntoParts([{ size: 40 }, { size: 60 }], 100)).toHaveLength(1);
    expect(splitIntoParts([{ size: 40 }, { size: 61 }, { size: 200 }], 100)).toHaveLength(3);
  });
});
