import { describe, expect, it } from 'vitest';
import { presentPriceToClient } from './client-view.ts';
import { computePrice } from './price.ts';
import { SAMPLE_INPUT } from './price.samples.ts';

const asks = (sessionFee: number, isChosen = false) => ({
  voiceId: 'v1',
  language: 'spa',
  isChosen,
  fees: { currency: 'USD', sessionFee, usageFee: 50_000, minimumFee: 150_000 },
});
const exact = computePrice({ ...SAMPLE_INPUT, type: 'express', candidates: [asks(10_000, true)] });
const range = computePrice({ ...SAMPLE_INPUT, candidates: [asks(10_000), asks(200_000)] });
const shown = (price: typeof exact, clientSees: 'total' | 'lines', seesRates: boolean) =>
  presentPriceToClient(price, { clientSees, seesRates });
const read = (price: typeof exact) =>
  price.lines?.map(({ kind, bound, amount }) => `${kind} ${bound} ${amount}`);

describe('what a client sees of a price', () => {
  it('has totals only if the agency shows no more, regardless of the grant', () => {
    for (const seesRates of [false, true]) {
      const { lines, total, licensePriceBreakdown } = shown(exact, 'total', seesRates);
      expect([lines, total]).toEqual([undefined, exact.total]);
      expect(licensePriceBreakdown).toEqual([{ licenseId: 'l1', clientTotal: 52_975 }]);
    }
  });

  it('has the total of each role without the grant', () => {
    const price = shown(exact, 'lines', false);
    expect(read(price)).toEqual(['role both 169424', 'express both 42356']);

    expect(price.lines?.[0]).toEqual({
      kind: 'role',
      bound: 'both',
      voiceId: 'v1',
      character: 'Narrator',
      language: 'spa',
      factors: [],
      amount: 169_424,
    });

    expect(read(shown(range, 'lines', false))).toEqual(['role lowest 169424', 'role highest 275374']);
    expect(shown(range, 'lines', false).licensePriceBreakdown).toEqual([
      { licenseId: 'l1', clientTotal: 52_975, highest: { clientTotal: 52_975 } },
    ]);
  });

  it('shows with the grant the talent’s part without its calculation, and the agency’s part as a sum', () => {
    const price = shown(exact, 'lines', true);
    expect(read(price)).toEqual([
      'session both 9213',
      'usage both 46065',
      'minimum both 82917',
      'agency both 31229',
      'express both 42356',
    ]);

    expect(price.lines?.map(({ base, exchange }) => [base, exchange?.currency])).toEqual([
      [9_213, 'USD'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [169_424, undefined],
    ]);

    expect(price.lines?.slice(0, 4).flatMap(({ factors }) => factors)).toEqual([]);
    expect(price.licensePriceBreakdown).toEqual(exact.licensePriceBreakdown);
  });

  it('hides the currency of a fee that cannot be converted, without the grant', () => {
    const foreign = computePrice({
      ...SAMPLE_INPUT,
      candidates: [{ ...asks(1), fees: { ...asks(1).fees, currency: 'CLP' } }],
    });
    expect(shown(foreign, 'total', true).onRequest).toMatchObject([{ currency: 'CLP' }]);
    expect(JSON.stringify(shown(foreign, 'total', false))).not.toContain('CLP');
  });
});
