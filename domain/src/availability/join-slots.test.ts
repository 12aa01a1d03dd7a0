import { expect, it } from 'vitest';
import { joinSlots } from './join-slots.ts';

it('joins slots that overlap or follow each other, in any order, and no others', () => {
  const cases = [
    [[], undefined],
    [[{ from: 1, to: 3 }], { from: 1, to: 3 }],
    [
      [
        { from: 1, to: 3 },
        { from: 1, to: 3 },
      ],
      { from: 1, to: 3 },
    ],
    [
      [
        { from: 3, to: 5 },
        { from: 1, to: 3 },
      ],
      { from: 1, to: 5 },
    ],
    [
      [
        { from: 1, to: 3 },
        { from: 4, to: 6 },
      ],
      undefined,
    ],
    [
      [
        { from: 1, to: 9 },
        { from: 2, to: 3 },
        { from: 9, to: 10 },
      ],
      { from: 1, to: 10 },
    ],
  ] as const;
  for (const [slots, whole] of cases) expect(joinSlots(slots)).toEqual(whole);
});
