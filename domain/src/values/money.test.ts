import { expect, it } from 'vitest';
import { parseMinorUnits, formatMoney, formatTypedMoney } from './money.ts';

it.each([
  ['250', 'EUR', 25_000],
  ['250,5', 'EUR', 25_050],
  ['250.50', 'EUR', 25_050],
  ['1.250,50', 'EUR', 125_050],
  ['1,250.50', 'USD', 125_050],
  ['1 250', 'EUR', 125_000],
  ['1.250', 'EUR', 125_000],
  ['0', 'EUR', 0],
  ['30000', 'JPY', 30_000],
])('takes %j %s for %i', (typed, currency, minor) => expect(parseMinorUnits(typed, currency)).toBe(minor));

it.each([
  ['', 'EUR'],
  ['-5', 'EUR'],
  ['12.34', 'JPY'],
  ['abc', 'EUR'],
  ['1,2,3', 'EUR'],
])('takes %j %s for no amount', (typed, currency) => expect(parseMinorUnits(typed, currency)).toBeNull());

it('shows amounts as they are read and as they are typed', () => {
  expect(formatMoney(25_050, 'EUR', 'en')).toBe('€250.50');
  expect(formatMoney(25_050, 'EUR', 'es')).toBe('250,50\u00a0€');
  expect([formatTypedMoney(25_000, 'EUR', 'es'), formatTypedMoney(125_050, 'EUR', 'es')]).toEqual([
    '250',
    '1250,50',
  ]);
});
