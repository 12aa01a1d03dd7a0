import { describe, expect, it } from 'vitest';
import { makeAsset, makeLargeInput, makeLicence, SAMPLE_INPUT } from '../pricing/price.samples.ts';
import { toRenewal } from './renewals.ts';
import { withTerm } from './sold-licences.ts';
import { getSoldUses } from './sold-uses.ts';

const fees = { currency: 'EUR', sessionFee: 20_000, usageFee: 40_000, minimumFee: 0 };
const candidate = { voiceId: 'v1', language: 'spa', isChosen: true, talentId: 't1', fees };
const input = { ...SAMPLE_INPUT, candidates: [candidate] };
const getRenewals = (change: Partial<typeof input>) =>
  getSoldUses({ ...input, ...change }).map(({ licenceId, prices }) => [
    licenceId,
    prices.renewalEarned,
    prices.renewal,
  ]);

describe('licences sold at a price', () => {
  it('are those of each role, with the chosen voice', () => {
    const [first, second] = [candidate, { ...candidate, language: 'eng', talentId: 't2' }];
    const assets = [makeAsset('a1', 'v1', [makeLicence('l1'), makeLicence('l2', ['2Y', 'TV', 'EU'])])];
    const listed = { ...candidate, isChosen: false, talentId: 't3' };
    const sold = getSoldUses({
      ...input,
      languages: ['spa', 'eng'],
      assets,
      candidates: [first, second, listed],
    });
    expect(sold.map(({ language, talentId, licenceId }) => [language, talentId, licenceId])).toEqual([
      ['spa', 't1', 'l1'],
      ['spa', 't1', 'l2'],
      ['eng', 't2', 'l1'],
      ['eng', 't2', 'l2'],
    ]);

    expect(sold[0]).toMatchObject({
      character: 'Narrator',
      assetName: 'Spot a1',
      format: { code: 'INTERNET' },
    });
  });

  it('exclude characters and languages that have left the project', () => {
    expect(getSoldUses({ ...input, languages: ['eng'] })).toEqual([]);
    expect(getSoldUses({ ...input, characters: [] })).toEqual([]);
  });

  it('renew for a year at the usage by the voice’s own fee, with commission, regardless of their first price', () => {
    const assets = [makeAsset('a1', 'v1', [makeLicence('l1'), makeLicence('l5', ['5Y', 'TV', 'EU'])])];
    // 40 × 1.75 × 2.5 for television in the EU, plus 15%; nothing for session, studio or express.
    expect(getRenewals({ assets, type: 'express', sessionMinutes: 120 })).toEqual([
      ['l1', 40_000, 46_000],
      ['l5', 175_000, 201_250],
    ]);

    const sold = getSoldUses({ ...input, assets }).map(({ prices }) => prices.earned);
    // The sale covers all its years.
    expect(sold[0]).toBe(40_000);
    expect(sold[1]).toBeGreaterThan(175_000);
    expect(getRenewals({ commission: 1_000 })).toEqual([['l1', 40_000, 44_000]]);
  });

  it('renew a 13-week cycle over a year’s end for another one, to the cent', () => {
    const durations = [{ code: 'P13W', factor: 3_333 }, ...input.table.durations];
    const sale = {
      ...input,
      table: { ...input.table, durations },
      assets: [makeAsset('a1', 'v1', [makeLicence('l1', ['P13W', 'INTERNET', 'ESP'])])],
      candidates: [{ ...candidate, fees: { ...fees, usageFee: 39_999 } }],
    };
    const [sold] = getSoldUses(sale);
    // 399.99 × 0.3333 = 133.3166…, and 15 % of the rounded fee.
    expect(sold?.prices).toEqual({ currency: 'EUR', earned: 13_332, renewal: 15_332, renewalEarned: 13_332 });

    const cycle = withTerm(sold!, {
      firstAirOn: '2031-11-24',
      renewedTerms: 0,
    });
    expect(cycle.expiresOn).toBe('2032-02-22');
    const offer = toRenewal({ ...cycle, state: 'live', renewal: null }, '2032-01-01');
    expect(offer).toMatchObject({ from: '2032-02-23', through: '2032-05-23', price: 15_332 });
  });

  it('renew on request if the table has no year or the usage is custom', () => {
    const { table } = input;
    const years = table.durations.filter(({ code }) => code !== '1Y');
    expect(getRenewals({ table: { ...table, durations: years } })).toEqual([['l1', null, null]]);
    const assets = [makeAsset('a1', 'v1', [makeLicence('l1', ['1Y', 'CUSTOM', 'ESP']), makeLicence('l2')])];
    expect(getRenewals({ assets })).toEqual([
      ['l1', null, null],
      ['l2', 40_000, 46_000],
    ]);
  });

  it('cover all roles of a large order', () => {
    const large = makeLargeInput(50, 30, 6);
    const candidates = large.candidates.map((item, index) => ({ ...item, talentId: `t${index % 300}` }));
    expect(getSoldUses({ ...large, candidates })).toHaveLength(9_000);
  });
});
