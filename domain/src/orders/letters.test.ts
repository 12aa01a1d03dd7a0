import { expect, it } from 'vitest';
import { findDueLetter, getNextLetter, letterDaysField, type Letter } from './letters.ts';

const DAYS = { friendly: 3, firm: 14, last: 30 };

it('each letter is due once, the latest one first, and none is skipped back to', () => {
  const cases: readonly (readonly [typeof DAYS | object, Letter | undefined, number, Letter | undefined])[] =
    [
      [DAYS, undefined, 2, undefined],
      [DAYS, undefined, 3, 'friendly'],
      [DAYS, 'friendly', 13, undefined],
      [DAYS, 'friendly', 14, 'firm'],
      [DAYS, undefined, 40, 'last'],
      [DAYS, 'last', 400, undefined],
      [{ ...DAYS, firm: null }, 'friendly', 20, undefined],
      [{ ...DAYS, firm: null }, 'friendly', 30, 'last'],
      [{ ...DAYS, friendly: null }, undefined, 5, undefined],
    ];
  const wrong = cases.filter(
    ([days, sent, overdue, due]) => findDueLetter({ ...DAYS, ...days }, sent, overdue) !== due,
  );
  expect(wrong).toEqual([]);
});

it('by hand, the next letter follows, and the last one is repeated', () => {
  expect([undefined, 'friendly', 'firm', 'last'].map((sent) => getNextLetter(sent as Letter))).toEqual([
    'friendly',
    'firm',
    'last',
    'last',
  ]);
});

it('letters have ascending days', () => {
  expect(letterDaysField().isValidSync({ friendly: 3, firm: null, last: 4 })).toBe(true);
  expect(letterDaysField().isValidSync({ friendly: 3, firm: 3, last: null })).toBe(false);
});
