import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFileAmount, formatMoney, formatTypedMoney, getMinorDigits, parseMinorUnits } from './money.ts';

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
])('reads %j %s as %i', (typed, currency, minor) => expect(parseMinorUnits(typed, currency)).toBe(minor));

it.each([
  ['', 'EUR'],
  ['-5', 'EUR'],
  ['12.34', 'JPY'],
  ['abc', 'EUR'],
  ['1,2,3', 'EUR'],
])('refuses to read %j %s as an amount', (typed, currency) =>
  expect(parseMinorUnits(typed, currency)).toBeNull(),
);

it('formats amounts so that they read back', () => {
  expect(formatMoney(25_050, 'EUR', 'en')).toBe('€250.50');
  expect(formatMoney(25_050, 'EUR', 'es')).toBe('250,50\u00a0€');
  expect([formatTypedMoney(25_000, 'EUR', 'es'), formatTypedMoney(125_050, 'EUR', 'es')]).toEqual([
    '250',
    '1250,50',
  ]);
});

it('exports every amount to the minor unit, and unknown ones as empty', () => {
  const amounts = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amounts, fc.constantFrom('EUR', 'JPY', 'BHD'), (minor, currency) => {
      const decimals = getMinorDigits(currency);
      const written = formatFileAmount(minor, currency);
      expect(written).toMatch(decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${decimals}}$`));
      expect(BigInt(written.replace('.', ''))).toBe(BigInt(minor));
    }),
  );

  expect([formatFileAmount(null, 'EUR'), formatFileAmount(undefined, 'EUR')]).toEqual(['', '']);
});
