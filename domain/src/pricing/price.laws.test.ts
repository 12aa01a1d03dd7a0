import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFees } from './fees.ts';
import { presentPriceToClient } from './client-view.ts';
import { computePrice, computeTalentPayments, computeTalentPrice } from './price.ts';
import { makeAsset, makeLicence, SAMPLE_TABLE } from './price.samples.ts';
import type { PriceInput, PricedAsset } from './price-input.ts';
import type { PartPrice, PriceLine, ProjectPrice } from './pricing.ts';
import { PriceTooLarge, takeShare } from './whole-numbers.ts';

const VOICES = ['v1', 'v2', 'v3'];
const DURATIONS = ['1Y', '2Y', '5Y'];
const MEDIA = ['INTERNAL', 'INTERNET', 'TV'];
const TERRITORIES = ['ESP', 'EU', 'WORLD'];

const amount = fc.integer({ min: 0, max: 300_000 });
const terms = fc.tuple(
  fc.constantFrom(...DURATIONS),
  fc.constantFrom(...MEDIA, 'UNKNOWN'),
  fc.constantFrom(...TERRITORIES),
);
const size = fc.record({
  spots: fc.integer({ min: 1, max: 9 }),
  lengthSeconds: fc.option(fc.integer({ min: 1, max: 99 })),
});

const assets = fc
  .array(
    fc.record({ voiceId: fc.constantFrom(...VOICES), size, licences: fc.array(terms, { maxLength: 4 }) }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ voiceId, size: assetSize, licences }, index): PricedAsset => ({
      ...makeAsset(
        `a${index}`,
        voiceId,
        licences.map((choice, place) => makeLicence(`l${index}-${place}`, choice)),
      ),
      ...assetSize,
    })),
  );

const candidate = fc.record({
  voiceId: fc.constantFrom(...VOICES),
  language: fc.constantFrom('spa', 'eng'),
  isChosen: fc.boolean(),
  fees: fc.option(
    fc.record({
      currency: fc.constantFrom('EUR', 'USD', 'JPY', 'CLP'),
      sessionFee: amount,
      usageFee: amount,
      minimumFee: amount,
    }),
  ),
});

const input: fc.Arbitrary<PriceInput> = fc.record({
  table: fc
    .record({
      sessionHalfHour: amount,
      engineerHour: amount,
      studioHour: amount,
      usageBase: amount,
      minimumFee: amount,
      sessionHours: fc.integer({ min: 1, max: 4 }),
    })
    .map((change) => ({ ...SAMPLE_TABLE, ...change })),
  type: fc.constantFrom('regular', 'express', 'multiLanguage'),
  sessionMinutes: fc.integer({ min: 1, max: 16 }).map((halves) => halves * 30),
  commission: fc.option(fc.integer({ min: 0, max: 10_000 })),
  characters: fc.subarray(VOICES.map((id) => ({ id, name: id }))),
  languages: fc.subarray(['spa', 'eng']),
  assets,
  candidates: fc.array(candidate, { maxLength: 12 }),
});

const BOUNDS = ['lowest', 'highest'] as const;
type Bound = (typeof BOUNDS)[number];

const toWholeNumber = (price: ProjectPrice, bound: Bound): number => price.total ?? price[bound] ?? 0;
const toLines = (price: ProjectPrice, bound: Bound): readonly PriceLine[] =>
  (price.lines ?? []).filter((line) => line.bound === 'both' || line.bound === bound);
const partsAt = (price: ProjectPrice, bound: Bound): readonly PartPrice[] =>
  price.rows.map((part) => (bound === 'highest' && part.highest ? part.highest : part));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, item) => total + item, 0);
const TALENTS: readonly PriceLine['kind'][] = ['session', 'sessionExtra', 'usage', 'minimum'];

describe('every price', () => {
  it('is the sum of its lines and rows at both bounds, for the client and the talents', () => {
    fc.assert(
      fc.property(input, (priceInput) => {
        const price = computePrice(priceInput);
        for (const bound of BOUNDS) {
          const lines = toLines(price, bound);
          expect(sum(lines.map((line) => line.amount))).toBe(toWholeNumber(price, bound));
        }

        const [least, most] = [partsAt(price, 'lowest'), partsAt(price, 'highest')];
        const whole = (parts: readonly PartPrice[]) => sum(parts.map(({ clientTotal }) => clientTotal));
        expect(whole(least)).toBe(toWholeNumber(price, 'lowest'));
        expect(whole(most)).toBe(toWholeNumber(price, 'highest'));

        if (price.total !== undefined) {
          expect(sum(least.map(({ talentTotalPayment = 0 }) => talentTotalPayment))).toBe(
            sum(
              toLines(price, 'lowest')
                .filter(({ kind }) => TALENTS.includes(kind))
                .map((line) => line.amount),
            ),
          );
        }

        for (const { talentTotalPayment = 0, clientTotal } of [...least, ...most])
          expect(clientTotal).toBeGreaterThanOrEqual(talentTotalPayment);
        expect(toWholeNumber(price, 'highest')).toBeGreaterThanOrEqual(toWholeNumber(price, 'lowest'));
      }),
    );
  });

  it('prices each licence independently', () => {
    fc.assert(
      fc.property(input, assets, (priceInput, pricedAssets) => {
        const more = pricedAssets.map((pricedAsset) => ({
          ...pricedAsset,
          id: `other-${pricedAsset.id}`,
          licences: pricedAsset.licences.map((licence) => ({ ...licence, id: `other-${licence.id}` })),
        }));
        const alone = computePrice(priceInput);
        const beside = computePrice({ ...priceInput, assets: [...priceInput.assets, ...more] });
        const licenceIds = new Set(alone.licensePriceBreakdown.map(({ licenseId }) => licenseId));
        const licencePrices = beside.licensePriceBreakdown.filter(({ licenseId }) =>
          licenceIds.has(licenseId),
        );
        const read = ({ licensePriceBreakdown }: ProjectPrice) =>
          licensePriceBreakdown.map((part) => [part.licenseId, part.talentTotalPayment, part.clientTotal]);
        expect(read({ ...beside, licensePriceBreakdown: licencePrices })).toEqual(read(alone));
      }),
    );
  });

  it('has no amount for parts on request', () => {
    fc.assert(
      fc.property(input, (priceInput) => {
        const price = computePrice(priceInput);
        const requestedIds = new Set(price.onRequest.flatMap(({ licenceId }) => licenceId ?? []));
        const named = [
          ...price.licensePriceBreakdown.map(({ licenseId }) => licenseId),
          ...(price.lines ?? []).flatMap(({ licenceId }) => licenceId ?? []),
        ];
        expect(named.filter((id) => requestedIds.has(id))).toEqual([]);

        const fees = computeFees(priceInput.table, priceInput.candidates[0]?.fees ?? null);
        const paid = fees && computeTalentPayments(priceInput, fees, () => true);
        expect((paid?.licences ?? []).filter(({ licenseId }) => requestedIds.has(licenseId))).toEqual([]);
      }),
    );
  });

  it('shows talent and client the same licences and sessions', () => {
    const fees = fc.record({
      currency: fc.constant('EUR'),
      sessionFee: amount,
      usageFee: amount,
      minimumFee: amount,
    });
    fc.assert(
      fc.property(input, fees, (priceInput, talentFees) => {
        const roles = priceInput.characters.flatMap(({ id }) =>
          priceInput.languages.map((language) => ({
            voiceId: id,
            language,
            isChosen: true,
            fees: talentFees,
          })),
        );
        const price = computePrice({ ...priceInput, candidates: roles });
        const paid = computeTalentPayments(
          priceInput,
          computeFees(priceInput.table, talentFees)!,
          () => true,
        );
        expect(paid?.licences ?? []).toEqual(
          price.licensePriceBreakdown.map(({ licenseId, talentTotalPayment }) => ({
            licenseId,
            talentTotalPayment,
          })),
        );

        const getCost = (kind: string) =>
          price.rows.find((cost) => cost.kind === kind)?.talentTotalPayment ?? 0;
        expect([paid?.session ?? 0, paid?.minimum ?? 0]).toEqual([getCost('session'), getCost('minimum')]);
      }),
    );
  });

  it('does not charge extra time within the hours of a session fee', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 12 }), (priceInput, sessionHours) => {
        const table = { ...priceInput.table, sessionHours };
        const isWithin = priceInput.sessionMinutes <= 60 * sessionHours;
        const extra = (computePrice({ ...priceInput, table }).lines ?? []).filter(
          ({ kind }) => kind === 'sessionExtra',
        );
        if (isWithin) expect(extra).toEqual([]);
        const halfHours = Math.ceil(Math.max(0, priceInput.sessionMinutes - 60 * sessionHours) / 30);
        for (const line of extra) expect(line.halfHours).toBe(halfHours);
      }),
    );
  });

  it('is the same in any order of its parts', () => {
    const shuffled = input.chain((priceInput) =>
      fc
        .tuple(
          fc.shuffledSubarray([...priceInput.assets], { minLength: priceInput.assets.length }),
          fc.shuffledSubarray([...priceInput.candidates], { minLength: priceInput.candidates.length }),
        )
        .map(([otherAssets, candidates]) => ({
          one: priceInput,
          other: {
            ...priceInput,
            candidates,
            assets: otherAssets.map((each) => ({ ...each, licences: [...each.licences].reverse() })),
            characters: [...priceInput.characters].reverse(),
            languages: [...priceInput.languages].reverse(),
          },
        })),
    );
    fc.assert(
      fc.property(shuffled, ({ one, other }) => {
        expect(JSON.stringify(computePrice(other))).toBe(JSON.stringify(computePrice(one)));
      }),
    );
  });

  it('never decreases with more usage', () => {
    const next = (codes: readonly string[], code: string): string => codes[codes.indexOf(code) + 1] ?? code;

    const more: Readonly<Record<string, (priceInput: PriceInput) => PriceInput>> = {
      'another licence': (priceInput) => ({
        ...priceInput,
        assets: priceInput.assets.map((each) => ({
          ...each,
          licences: [...each.licences, makeLicence(`${each.id}-more`)],
        })),
      }),
      'another asset': (priceInput) => ({
        ...priceInput,
        assets: [...priceInput.assets, makeAsset('more', 'v1', [makeLicence('more')])],
      }),
      'a longer time': (priceInput) => ({
        ...priceInput,
        assets: priceInput.assets.map((each) => ({
          ...each,
          licences: each.licences.map((licence) => ({
            ...licence,
            duration: { ...licence.duration, code: next(DURATIONS, licence.duration.code) },
          })),
        })),
      }),
      'a wider territory': (priceInput) => ({
        ...priceInput,
        assets: priceInput.assets.map((each) => ({
          ...each,
          licences: each.licences.map((licence) => ({
            ...licence,
            territoryCover: {
              ...licence.territoryCover,
              code: next(TERRITORIES, licence.territoryCover.code),
            },
          })),
        })),
      }),
      'more spots': (priceInput) => ({
        ...priceInput,
        assets: priceInput.assets.map((each) => ({ ...each, spots: each.spots + 2 })),
      }),
      'longer spots': (priceInput) => ({
        ...priceInput,
        assets: priceInput.assets.map((each) => ({ ...each, lengthSeconds: (each.lengthSeconds ?? 0) + 20 })),
      }),
      'a longer session': (priceInput) => ({ ...priceInput, sessionMinutes: priceInput.sessionMinutes + 30 }),
      'one more language': (priceInput) => ({ ...priceInput, languages: [...priceInput.languages, 'fra'] }),
    };
    fc.assert(
      fc.property(input, fc.constantFrom(...Object.keys(more)), (priceInput, change) => {
        const [before, after] = [computePrice(priceInput), computePrice(more[change]!(priceInput))];
        for (const bound of BOUNDS)
          expect(toWholeNumber(after, bound), change).toBeGreaterThanOrEqual(toWholeNumber(before, bound));
      }),
    );
  });

  it('pays every talent at least their minimum', () => {
    fc.assert(
      fc.property(input, candidate, (priceInput, { voiceId, language, fees }) => {
        const roleFees = computeFees(priceInput.table, fees);
        fc.pre(roleFees !== undefined);
        const earned = computeTalentPrice(
          priceInput,
          roleFees!,
          (role) => role.voiceId === voiceId && role.language === language,
        );
        if (earned !== null) expect(earned).toBeGreaterThanOrEqual(roleFees!.minimum.amount);
      }),
    );
  });
});

describe('what a client sees of every price', () => {
  it('has the same total with and without the grant', () => {
    fc.assert(
      fc.property(input, fc.boolean(), (priceInput, seesRates) => {
        const price = computePrice(priceInput);
        const read = presentPriceToClient(price, { clientSees: 'lines', seesRates });
        for (const bound of BOUNDS)
          expect(sum(toLines(read, bound).map((line) => line.amount))).toBe(toWholeNumber(price, bound));
        expect(presentPriceToClient(price, { clientSees: 'total', seesRates }).lines).toBeUndefined();
      }),
    );
  });

  it('reveals no talent’s fee without the grant: equal totals look the same for any fees', () => {
    const ROLES_ALONE: readonly PriceLine['kind'][] = ['role', 'express'];
    fc.assert(
      fc.property(input, (priceInput) => {
        const read = presentPriceToClient(computePrice(priceInput), {
          clientSees: 'lines',
          seesRates: false,
        });
        expect((read.lines ?? []).filter(({ kind }) => !ROLES_ALONE.includes(kind))).toEqual([]);
        expect(JSON.stringify(read)).not.toMatch(
          /talentTotalPayment|exchange|"rates"|"currency":"(USD|JPY|CLP)"/,
        );

        // A line shared by both bounds would reveal talents' fees.
        const roles = (read.lines ?? []).filter(({ kind }) => kind === 'role');
        const places = roles.map(({ voiceId, language, bound }) => `${voiceId} ${language} ${bound}`);
        expect(new Set(places).size).toBe(roles.length);

        for (const { voiceId, language, bound } of roles)
          if (bound === 'both')
            expect(
              roles.filter((line) => line.voiceId === voiceId && line.language === language),
            ).toHaveLength(1);
      }),
    );
  });
});

describe('shares', () => {
  it('are rounded half up, exactly, for products of any size', () => {
    const whole = fc.oneof(fc.nat(1000), fc.maxSafeNat());
    const divisor = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10 ** 15 }));
    fc.assert(
      fc.property(whole, whole, divisor, (amount, factor, by) => {
        const twice = 2n * BigInt(amount) * BigInt(factor);
        const share = (twice + BigInt(by)) / (2n * BigInt(by));
        const read = () => takeShare(amount, factor, by);
        if (share > BigInt(Number.MAX_SAFE_INTEGER)) expect(read).toThrow(PriceTooLarge);
        else expect(BigInt(read())).toBe(share);
      }),
    );
  });
});
