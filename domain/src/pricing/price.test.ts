import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUSTOM_CODE, toCustomItem } from './licences.ts';
import { computePrice, computeTalentPrice } from './price.ts';
import { makeAsset, makeItem, makeLicence, SAMPLE_INPUT, SAMPLE_TABLE } from './price.samples.ts';
import type { TalentFees, PriceInput } from './price-input.ts';
import { getUsualFees } from './fees.ts';
import { PriceTooLarge } from './whole-numbers.ts';

const price = (change: Partial<PriceInput> = {}) => computePrice({ ...SAMPLE_INPUT, ...change });
const amounts = (change: Partial<PriceInput> = {}) =>
  price(change).lines?.map(({ kind, bound, amount }) => `${kind} ${bound} ${amount}`);
const asks = (fees: Partial<TalentFees>, isChosen = true, language = 'spa') => ({
  voiceId: 'v1',
  language,
  isChosen,
  fees: { currency: 'EUR', sessionFee: 0, usageFee: 0, minimumFee: 0, ...fees },
});

describe('a price', () => {
  it('uses the table’s fees without a shortlist', () => {
    expect(amounts()).toEqual([
      'session both 20000',
      'usage both 30000',
      'engineer both 6000',
      'studio both 4500',
      'commission both 7500',
    ]);

    expect(price()).toMatchObject({
      total: 68_000,
      roles: { chosen: 0, shortlisted: 0, table: 1 },
      licensePriceBreakdown: [{ licenseId: 'l1', talentTotalPayment: 30_000, clientTotal: 34_500 }],
      rows: [
        {
          kind: 'licence',
          character: 'Narrator',
          languages: ['spa'],
          licenseId: 'l1',
          clientTotal: 34_500,
        },
        { kind: 'session', talentTotalPayment: 20_000, clientTotal: 23_000 },
        { kind: 'engineer', clientTotal: 6_000 },
        { kind: 'studio', clientTotal: 4_500 },
      ],
    });

    expect(price().lines?.every(({ rates = 'table' }) => rates === 'table')).toBe(true);
  });

  it('multiplies usage by all five factors and rounds once, half up', () => {
    const wide = {
      ...makeAsset('a1', 'v1', [makeLicence('l1', ['2Y', 'TV', 'EU'])]),
      spots: 3,
      lengthSeconds: 31,
    };
    // 30000 × 1.6 × 1.75 × 2.5 × 1.2 × 1.3333
    const line = price({ assets: [wide] }).lines?.find(({ kind }) => kind === 'usage');
    expect(line?.amount).toBe(335_992);

    expect(line?.factors.map(({ kind, factor }) => [kind, factor])).toEqual([
      ['duration', 16_000],
      ['media', 17_500],
      ['territoryCover', 25_000],
      ['length', 12_000],
      ['spots', 13_333],
    ]);
  });

  it.each([
    [30, [], 3_000],
    [60, [], 6_000],
    [120, [], 12_000],
    [121, ['sessionExtra both 7500'], 15_000],
    [150, ['sessionExtra both 7500'], 15_000],
    [210, ['sessionExtra both 22500'], 21_000],
  ])(
    'of %i minutes charges each started half-hour beyond the session fee',
    (sessionMinutes, extra, engineer) => {
      const reply = amounts({ sessionMinutes });
      expect(reply?.filter((line) => line.startsWith('sessionExtra'))).toEqual(extra);
      expect(reply).toContain(`engineer both ${engineer}`);
    },
  );

  it("uses the chosen voice's fees, regardless of the shortlist", () => {
    const candidates = [asks({ sessionFee: 40_000, usageFee: 1_000 }), asks({ sessionFee: 1 }, false)];
    const reply = price({ candidates });
    expect(reply.total).toBe(Math.round((40_000 + 1_000) * 1.15) + 10_500);
    expect(reply.lines?.slice(0, 2)).toMatchObject([
      { kind: 'session', rates: 'chosen', amount: 40_000 },
      { kind: 'usage', rates: 'chosen', amount: 1_000 },
    ]);
  });

  it('lies between the least and most expensive shortlisted voices', () => {
    const candidates = [50_000, 30_000, 40_000].map((sessionFee) => asks({ sessionFee }, false));
    const reply = price({ candidates });
    expect(reply).toMatchObject({ lowest: 79_500, highest: 102_500, roles: { shortlisted: 1 } });
    expect(reply.total).toBeUndefined();

    expect(reply.licensePriceBreakdown).toEqual([
      {
        licenseId: 'l1',
        talentTotalPayment: 30_000,
        clientTotal: 34_500,
        highest: { talentTotalPayment: 30_000, clientTotal: 34_500 },
      },
    ]);

    expect(reply.rows.find(({ kind }) => kind === 'session')).toEqual({
      kind: 'session',
      talentTotalPayment: 30_000,
      clientTotal: 34_500,
      highest: { talentTotalPayment: 50_000, clientTotal: 57_500 },
    });

    expect(amounts({ candidates })).toContain('session highest 50000');
  });

  it('is exact if all shortlisted voices cost the same', () => {
    const candidates = [asks({ sessionFee: 30_000 }, false), asks({ sessionFee: 30_000 }, false)];
    expect(price({ candidates }).total).toBe(79_500);
  });

  it('does not depend on the order of two voices that earn the same', () => {
    const two = [asks({ sessionFee: 30_000 }, false), asks({ usageFee: 40_000 }, false)];
    expect(price({ candidates: two }).total).toBe(79_500);
    expect(price({ candidates: [...two].reverse() })).toEqual(price({ candidates: two }));
  });

  it('uses the table’s fees for those a talent hasn’t set', () => {
    const reply = price({ candidates: [asks({ sessionFee: 30_000 }), asks({}, true, 'eng')] });
    expect(reply.lines?.slice(0, 2)).toMatchObject([{ rates: 'chosen' }, { rates: 'table', amount: 30_000 }]);
    expect(price({ candidates: [{ ...asks({}), fees: null }] })).toMatchObject({
      total: 68_000,
      roles: { chosen: 1 },
    });
  });

  it('is raised to a talent’s minimum', () => {
    expect(amounts({ candidates: [asks({ minimumFee: 90_001 })] })).toEqual([
      'session both 20000',
      'usage both 30000',
      'minimum both 40001',
      'engineer both 6000',
      'studio both 4500',
      'commission both 13500',
    ]);
  });

  it("converts a talent's fee, and returns the exchange rate", () => {
    const dollarPrice = price({ candidates: [asks({ currency: 'USD', sessionFee: 10_001 })] });
    expect(dollarPrice.lines?.[0]).toMatchObject({
      amount: 9_214,
      exchange: { currency: 'USD', amount: 10_001, perUnit: '0.9213', day: '2026-11-02' },
    });
    // Yen have no minor unit: 50,000 of them are 305 euros.
    const yenPrice = price({ candidates: [asks({ currency: 'JPY', sessionFee: 50_000 })] });
    expect(yenPrice.lines?.[0]?.amount).toBe(30_500);
  });

  it('marks a fee that cannot be converted as on request, and counts the others', () => {
    const foreign = asks({ currency: 'CLP', sessionFee: 1 }, false);
    const alone = price({ candidates: [foreign] });
    expect(alone).toMatchObject({
      total: 68_000,
      roles: { table: 1 },
      onRequest: [{ reason: 'noExchangeRate', voiceId: 'v1', language: 'spa', currency: 'CLP' }],
    });
    const beside = price({ candidates: [foreign, asks({ sessionFee: 30_000 }, false)] });
    expect([beside.total, beside.onRequest.length]).toEqual([79_500, 1]);
  });

  it('counts every language, and is higher for express', () => {
    const languages = ['spa', 'eng'];
    expect(price({ languages }).total).toBe(136_000);
    expect(price({ languages, type: 'express' })).toMatchObject({
      total: 170_000,
      licensePriceBreakdown: [{ talentTotalPayment: 60_000, clientTotal: 69_000 }],
    });
  });

  it('uses the commission that the client agreed on', () => {
    expect(price({ commission: 0 }).total).toBe(60_500);
    expect(price({ commission: 3_333 }).total).toBe(60_500 + 16_665);
  });

  it('is empty without a licence, and lists what is missing', () => {
    const characters = [...SAMPLE_INPUT.characters, { id: 'v2', name: 'Mother' }];
    const reply = price({ characters, assets: [makeAsset('a1', 'v1', [])] });
    expect([reply.total, reply.lowest, reply.licensePriceBreakdown, reply.lines]).toEqual([
      undefined,
      undefined,
      [],
      [],
    ]);

    expect(reply.missing).toEqual([
      { kind: 'assets', id: 'v2' },
      { kind: 'licences', id: 'a1' },
    ]);

    expect(price({ characters: [], languages: [] }).missing).toEqual([
      { kind: 'characters' },
      { kind: 'languages' },
    ]);

    // Missing parts don't block the price, which excludes them.
    expect(price({ characters })).toMatchObject({ total: 68_000, missing: [{ kind: 'assets', id: 'v2' }] });
  });

  it('costs the table’s share for organic use, and as much as paid by an older table', () => {
    const licence = makeLicence('l1');
    const getUsage = (payment: 'paid' | 'organic', organicShare?: number) => {
      const table = organicShare === undefined ? SAMPLE_TABLE : { ...SAMPLE_TABLE, organicShare };
      const assets = [makeAsset('a1', 'v1', [{ ...licence, payment }])];
      return price({ table, assets }).licensePriceBreakdown[0]?.talentTotalPayment;
    };
    expect([getUsage('paid', 6_000), getUsage('organic', 6_000), getUsage('organic')]).toEqual([
      30_000, 18_000, 30_000,
    ]);
  });

  it('charges a licence in its languages alone, and lacks one for a language that none covers', () => {
    const [spanish, both] = [{ ...makeLicence('l1'), languages: ['spa'] }, makeLicence('l2')];
    const getRows = (licences: PriceInput['assets'][number]['licences']) =>
      price({ languages: ['eng', 'spa'], assets: [makeAsset('a1', 'v1', licences)] });

    const reply = getRows([spanish, both]);
    expect(reply.missing).toEqual([]);
    expect(reply.rows.filter(({ kind }) => kind === 'licence')).toMatchObject([
      { licenseId: 'l2', languages: ['eng', 'spa'], clientTotal: 69_000 },
      { licenseId: 'l1', languages: ['spa'], clientTotal: 34_500 },
    ]);
    expect(reply.licensePriceBreakdown.map(({ clientTotal }) => clientTotal)).toEqual([34_500, 69_000]);
    expect(getRows([spanish]).missing).toEqual([{ kind: 'licences', language: 'eng', id: 'a1' }]);
  });

  it('excludes parts on request, and an asset of a deleted character', () => {
    const free = toCustomItem(' Shop radio ');
    const custom = { ...makeLicence('l2'), format: free ?? makeItem(CUSTOM_CODE) };
    const unknown = makeLicence('l3', ['10Y', 'TV', 'WORLD']);
    const assets = [
      makeAsset('a1', 'v1', [makeLicence('l1'), custom, unknown]),
      makeAsset('a2', 'gone', [makeLicence('l4')]),
    ];
    const reply = price({ assets });
    expect(reply.total).toBe(68_000);

    expect(reply.onRequest).toEqual([
      {
        reason: 'custom',
        voiceId: 'v1',
        assetId: 'a1',
        licenceId: 'l2',
        item: 'format',
        label: 'custom: Shop radio',
      },
      { reason: 'noFactor', voiceId: 'v1', assetId: 'a1', licenceId: 'l3', item: 'duration', label: '10Y' },
    ]);

    expect(reply.licensePriceBreakdown.map(({ licenseId, clientTotal }) => [licenseId, clientTotal])).toEqual(
      [['l1', 34_500]],
    );
  });

  it('refuses amounts that are too large to count', () => {
    const factor = 10_000_000;
    const huge = { ...SAMPLE_TABLE, usageBase: 100_000_000, media: [{ code: 'INTERNET', factor }] };
    const table = {
      ...huge,
      territoryCovers: [{ code: 'ESP', factor }],
      durations: [{ code: '1Y', factor }],
      spots: [{ upTo: null, factor }],
    };
    expect(() => price({ table: huge })).not.toThrow();
    expect(() => price({ table })).toThrow(PriceTooLarge);
  });

  it('is identical for the same input, byte for byte', () => {
    const golden = new URL('price.golden.json', import.meta.url);
    const characters = [...SAMPLE_INPUT.characters, { id: 'v2', name: 'Mother' }];

    const assets = [
      makeAsset('a1', 'v1', [makeLicence('l1'), makeLicence('l2', ['5Y', 'TV', 'WORLD'])]),
      {
        ...makeAsset('a2', 'v2', [makeLicence('l3', ['2Y', 'INTERNAL', 'EU'])]),
        spots: 6,
        lengthSeconds: null,
      },
    ];

    const candidates = [
      asks({ sessionFee: 33_333, usageFee: 44_444, minimumFee: 50_000 }),
      asks({ currency: 'USD', sessionFee: 33_333 }, false, 'eng'),
      asks({ minimumFee: 400_000 }, false, 'eng'),
    ];

    const reply = price({
      characters,
      assets,
      candidates,
      languages: ['spa', 'eng'],
      type: 'express',
      sessionMinutes: 150,
    });
    expect(JSON.stringify(reply)).toBe(JSON.stringify(JSON.parse(readFileSync(golden, 'utf8'))));
  });
});

describe('what a talent earns', () => {
  it('is their part of their own roles', () => {
    const input = { ...SAMPLE_INPUT, languages: ['spa', 'eng'] };
    const fees = getUsualFees(SAMPLE_TABLE);
    expect(computeTalentPrice(input, fees, ({ language }) => language === 'spa')).toBe(50_000);
    expect(computeTalentPrice(input, fees, () => true)).toBe(100_000);
    expect(computeTalentPrice(input, fees, () => false)).toBeNull();
  });
});
