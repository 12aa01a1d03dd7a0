import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAsset, makeLargeInput, makeLicence, SAMPLE_INPUT } from '../pricing/price.samples.ts';
import { computePrice } from '../pricing/price.ts';
import { splitRows, sumRows } from '../pricing/price-rows.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { computeEarnings } from './earnings.ts';
import { listInvoiceLines, listLicensedUses, sumCharges } from './charges.ts';

/** Parts of a price that no talent gets. */
const AGENCYS_PARTS: ReadonlySet<string> = new Set(['commission', 'engineer', 'studio', 'express']);

const amount = fc.integer({ min: 0, max: 300_000 });
const VOICES = ['v1', 'v2', 'v3'];
const LANGUAGES = ['spa', 'eng'];

/** Projects with chosen and shortlisted voices, usual fees, and licences on request. */
const input: fc.Arbitrary<PriceInput> = fc
  .record({
    licences: fc.array(fc.constantFrom('TV', 'INTERNET', 'UNKNOWN'), { minLength: 1, maxLength: 3 }),
    fees: fc.array(
      fc.tuple(fc.constantFrom(...VOICES), fc.constantFrom(...LANGUAGES), fc.boolean(), amount, amount),
    ),
    type: fc.constantFrom('regular', 'express'),
    commission: fc.option(fc.integer({ min: 0, max: 10_000 })),
  })
  .map(({ licences, fees, type, commission }) => ({
    ...SAMPLE_INPUT,
    type,
    commission,
    characters: VOICES.map((id) => ({ id, name: id })),
    languages: LANGUAGES,
    assets: VOICES.map((id) =>
      makeAsset(
        `a-${id}`,
        id,
        licences.map((media, index) => makeLicence(`l-${id}-${index}`, ['1Y', media, 'ESP'])),
      ),
    ),
    // A role has one chosen voice at most.
    candidates: fees.map(([voiceId, language, isChosen, sessionFee, usageFee], index) => ({
      voiceId,
      language,
      isChosen:
        isChosen &&
        !fees
          .slice(0, index)
          .some(([role, spoken, isTaken]) => isTaken && role === voiceId && spoken === language),
      fees: { currency: 'EUR', sessionFee, usageFee, minimumFee: 25_000 },
    })),
  }));

const extras = fc.array(fc.record({ label: fc.constant('Travel'), amount }), { maxLength: 3 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, item) => total + item, 0);

it('shows the same sums on the page, in the API reply and on paper', () => {
  fc.assert(
    fc.property(input, extras, fc.constantFrom('lines', 'total'), (priceInput, further, clientSees) => {
      const price = computePrice(priceInput);
      const { licences, others } = splitRows(price.rows);
      const extraSum = sum(further.map((extra) => extra.amount));
      const charges = sumCharges(price, further);

      // Page: a subtotal of licences, other rows, extra charges.
      const page = sumRows(licences).lowest + sumRows(others).lowest + extraSum;
      expect(page).toBe(charges.lowest);
      // API: the price's own total, or both ends of its range.
      expect(charges.lowest).toBe((price.total ?? price.lowest ?? 0) + extraSum);
      expect(charges.highest).toBe((price.total ?? price.highest ?? 0) + extraSum);
      // A range is never mixed with an exact total.
      expect(price.total !== undefined).toBe(price.rows.every(({ highest }) => highest === undefined));

      if (price.unchosen.length > 0) return;
      // Paper: its printed amounts add up to the net amount.
      const charged = { input: priceInput, price, extras: further, clientSees } as const;
      const uses = listLicensedUses(
        charged,
        () => null,
        () => [],
      ).map((use) => use.amount ?? 0);
      const lines = listInvoiceLines(charged).map((line) => line.amount);
      expect(sum([...uses, ...lines])).toBe(charges.lowest);
    }),
  );
});

/** Projects whose roles all have a chosen voice, so that their price is exact. */
const wholeInput: fc.Arbitrary<PriceInput> = fc
  .record({
    size: fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 2 }),
    ),
    type: fc.constantFrom('regular', 'express'),
    commission: fc.option(fc.integer({ min: 0, max: 10_000 })),
    fees: fc.array(fc.tuple(amount, amount), { minLength: 6, maxLength: 6 }),
  })
  .map(({ size, fees, ...rest }) => {
    const large = makeLargeInput(...size);
    const candidates = large.candidates.map((candidate, index) => {
      const [sessionFee = 0, usageFee = 0] = fees[index] ?? [];
      return { ...candidate, fees: { currency: 'EUR', sessionFee, usageFee, minimumFee: 25_000 } };
    });
    return { ...large, ...rest, candidates };
  });

it('charges the client the talents’ gross fees and the agency’s parts, and nothing else', () => {
  fc.assert(
    fc.property(wholeInput, extras, (priceInput, further) => {
      const price = computePrice(priceInput);
      const lines = price.lines ?? [];
      const chosen = priceInput.candidates.map(({ voiceId, language }) => {
        const talentId = `${voiceId} ${language}`;
        return { voiceId, language, talentId };
      });
      expect(price.total).toBeDefined();

      const earned = [...computeEarnings(lines, chosen).values()].flat();
      const agencyParts = lines.filter(({ kind }) => AGENCYS_PARTS.has(kind)).map((line) => line.amount);
      const extraSum = sum(further.map((extra) => extra.amount));
      expect(sum(earned.map((role) => role.amount)) + sum(agencyParts) + extraSum).toBe(
        sumCharges(price, further).lowest,
      );
    }),
  );
});

it('names character, languages and asset in every licence row', () => {
  fc.assert(
    fc.property(input, (priceInput) => {
      for (const row of splitRows(computePrice(priceInput).rows).licences) {
        expect(row.character).toBe(row.voiceId);
        expect(row.languages).toEqual(['eng', 'spa']);
        expect(row.asset).toBe(`Spot a-${row.voiceId ?? ''}`);
      }
    }),
  );
});
