import { expect, it } from 'vitest';
import { getChangedExtras } from './getChangedExtras.ts';

const discount = { label: 'Second spot', amount: -200 };
const pickup = { label: 'Pickup', amount: 500 };

it('names what the client hasn’t accepted, and what no longer applies', () => {
  expect(getChangedExtras([pickup], [pickup, discount])).toEqual({ added: [discount], removed: [] });
  expect(getChangedExtras([pickup], [{ ...pickup, amount: 600 }])).toEqual({
    added: [{ ...pickup, amount: 600 }],
    removed: [pickup],
  });
  expect(getChangedExtras([pickup], [pickup])).toEqual({ added: [], removed: [] });
});
