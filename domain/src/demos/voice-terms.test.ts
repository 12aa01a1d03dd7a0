import { describe, expect, it } from 'vitest';
import { getBrands, getFeeLimit, toSpan } from './voice-terms.ts';

describe('the days in an address', () => {
  it('include the first and the last', () =>
    expect(toSpan('2131-08-01/2131-08-10')).toEqual({ from: '2131-08-01', to: '2131-08-10' }));

  it.each([
    '2131-08-10/2131-08-01',
    '2131-02-30/2131-03-02',
    '2001-08-01/2001-08-10',
    '2131-08-01/2132-08-02',
    '2131-08-01',
    '',
  ])('are absent from %j', (interval) => expect(toSpan(interval)).toBeUndefined());
});

describe('a fee in an address', () => {
  it('is in minor units of its currency', () =>
    expect(getFeeLimit('25000EUR')).toEqual({ amount: 25_000, currency: 'EUR' }));
  it.each(['25000', 'EUR', '250.00EUR', '-1EUR', '1234567890EUR'])('is absent from %j', (fee) =>
    expect(getFeeLimit(fee)).toBeUndefined(),
  );
});

it('accepts brands in any spelling, without duplicates', () => {
  expect(getBrands(' Solera Bank, NÓVA,, nova ')).toEqual(['solera bank', 'nova']);
  expect(getBrands(undefined)).toEqual([]);
});
