import { describe, expect, it } from 'vitest';
import { CUSTOM_CODE } from './licences.ts';
import type { PricedLicence, PriceInput } from './price-input.ts';
import { makeAsset, makeItem, makeLicence, SAMPLE_INPUT } from './price.samples.ts';
import { computeVoicePrices } from './voice-prices.ts';

const candidate = { voiceId: 'v1', language: 'spa', talentId: 't1', isChosen: false, fees: null };
const compute = (assets: PriceInput['assets']) =>
  computeVoicePrices({ ...SAMPLE_INPUT, assets, candidates: [candidate] })[0];

describe('the price of a role with a voice', () => {
  it('is exact with all licences, and the least while one is missing or on request', () => {
    const licence = makeLicence('l1');
    const custom: PricedLicence = { ...licence, id: 'l2', format: makeItem(CUSTOM_CODE) };
    const cases = {
      complete: [makeAsset('a1', 'v1', [licence])],
      'an asset without a licence': [makeAsset('a1', 'v1', [licence]), makeAsset('a2', 'v1', [])],
      'a licence on request': [makeAsset('a1', 'v1', [licence, custom])],
      'no asset': [makeAsset('a1', 'v2', [licence])],
    };
    const found = Object.entries(cases).map(([name, assets]) => {
      const { amount, isLowest } = compute(assets) ?? {};
      return [name, amount, isLowest];
    });

    // Session 200, engineer 60, studio 45, 15 % commission; the usage adds 300, its absence a minimum fee of 250.
    expect(found).toEqual([
      ['complete', 68_000, false],
      ['an asset without a licence', 68_000, true],
      ['a licence on request', 68_000, true],
      ['no asset', 39_250, true],
    ]);
  });
});
