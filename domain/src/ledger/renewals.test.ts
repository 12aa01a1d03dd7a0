import { describe, expect, it } from 'vitest';
import { makeItem } from '../pricing/price.samples.ts';
import { toRenewal } from './renewals.ts';
import { withTerm } from './sold-licences.ts';

const makeTerm = (firstAirOn: string | null, renewedTerms = 0, duration = makeItem('1Y')) =>
  withTerm({ duration }, { firstAirOn, renewedTerms });
const prices = { currency: 'EUR', earned: 30_000, renewal: 33_000, renewalEarned: 30_000 };
const licence = { state: 'live', ...makeTerm('2031-03-01'), prices, renewal: null } as const;

describe('a renewal of a licence', () => {
  it('begins when the licence ends, regardless of the order date', () => {
    const offer = { from: '2032-03-01', through: '2033-02-28', price: 33_000 };
    expect(toRenewal(licence, '2031-04-01')).toMatchObject(offer);
    expect(toRenewal(licence, '2033-02-28')).toMatchObject(offer);
    expect(toRenewal({ ...licence, ...makeTerm('2031-03-01', 1) }, '2031-04-01')).toMatchObject({
      from: '2033-03-01',
      through: '2034-02-28',
    });
  });

  it('has a new key when its year or its price changes', () => {
    const keys = [
      licence,
      { ...licence, ...makeTerm('2031-03-01', 1) },
      { ...licence, prices: { ...prices, renewal: 33_001 } },
      { ...licence, prices: { ...prices, currency: 'USD' } },
    ].map((item) => toRenewal(item, '2031-04-01')?.key);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([
    ['does not stand', { state: 'cancelled' as const }],
    ['has not aired', makeTerm(null)],
    ['ends as agreed', makeTerm('2031-03-01', 0, makeItem('CUSTOM'))],
    ['renews on request', { prices: { ...prices, renewal: null } }],
    ['waits to be renewed', { renewal: { orderId: 'o', state: 'received' as const } }],
  ])('isn’t offered for a licence that %s', (_what, change) => {
    expect(toRenewal({ ...licence, ...change }, '2031-04-01')).toBeNull();
  });

  it('is not offered once it would be over, and is offered again after a cancellation', () => {
    expect(toRenewal(licence, '2033-03-01')).toBeNull();
    const renewal = { orderId: 'o', state: 'cancelled' } as const;
    expect(toRenewal({ ...licence, renewal }, '2031-04-01')).not.toBeNull();
  });
});
