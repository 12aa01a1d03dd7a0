import type { PriceInput, PricedAsset, PricedLicence, PricingTable } from './price-input.ts';
import type { LicenceItem } from './licences.ts';

/** A table and projects for tests and measurements. */
export const SAMPLE_TABLE: PricingTable = {
  version: 3,
  currency: 'EUR',
  sessionHours: 2,
  sessionFirstHour: 20_000,
  sessionHalfHour: 7_500,
  usageBase: 30_000,
  minimumFee: 25_000,
  engineerHour: 6_000,
  studioHour: 4_500,
  media: [
    { code: 'INTERNAL', factor: 5_000 },
    { code: 'INTERNET', factor: 10_000 },
    { code: 'TV', factor: 17_500 },
  ],
  territoryCovers: [
    { code: 'ESP', factor: 10_000 },
    { code: 'EU', factor: 25_000 },
    { code: 'WORLD', factor: 60_000 },
  ],
  durations: [
    { code: '1Y', factor: 10_000 },
    { code: '2Y', factor: 16_000 },
    { code: '5Y', factor: 30_000 },
  ],
  lengths: [
    { upTo: 30, factor: 10_000 },
    { upTo: 60, factor: 12_000 },
    { upTo: null, factor: 15_000 },
  ],
  spots: [
    { upTo: 1, factor: 10_000 },
    { upTo: 5, factor: 13_333 },
    { upTo: null, factor: 20_000 },
  ],
  expressSurcharge: 2_500,
  commission: 1_500,
  exchangeRates: [
    { currency: 'USD', perUnit: '0.9213', day: '2026-11-02' },
    { currency: 'JPY', perUnit: '0.0061', day: '2026-11-02' },
  ],
};

export const makeItem = (code: string): LicenceItem => ({ code, label: code, labelEs: code });

export const makeLicence = (
  id: string,
  [duration, format, territoryCover]: readonly [string, string, string] = ['1Y', 'INTERNET', 'ESP'],
): PricedLicence => ({
  id,
  duration: makeItem(duration),
  format: makeItem(format),
  territoryCover: makeItem(territoryCover),
});

export const makeAsset = (id: string, voiceId: string, licences: readonly PricedLicence[]): PricedAsset => ({
  id,
  voiceId,
  name: `Spot ${id}`,
  spots: 1,
  lengthSeconds: 20,
  licences,
});

/** One character in one language with one asset under one licence, without shortlisted voices. */
export const SAMPLE_INPUT: PriceInput = {
  table: SAMPLE_TABLE,
  type: 'regular',
  sessionMinutes: 60,
  commission: null,
  characters: [{ id: 'v1', name: 'Narrator' }],
  languages: ['spa'],
  assets: [makeAsset('a1', 'v1', [makeLicence('l1')])],
  candidates: [],
};

/** Returns an input of this many characters, languages and licences per asset, with chosen voices. */
export const makeLargeInput = (characters: number, languages: number, licences: number): PriceInput => {
  const voices = Array.from({ length: characters }, (_, index) => ({
    id: `v${index}`,
    name: `Character ${index}`,
  }));
  const tongues = Array.from({ length: languages }, (_, index) => `l${index}`);

  return {
    ...SAMPLE_INPUT,
    characters: voices,
    languages: tongues,
    assets: voices.map(({ id }) =>
      makeAsset(
        `a-${id}`,
        id,
        Array.from({ length: licences }, (_, index) =>
          makeLicence(`${id}-${index}`, ['2Y', 'TV', index % 2 === 0 ? 'EU' : 'ESP']),
        ),
      ),
    ),
    candidates: voices.flatMap(({ id }, index) =>
      tongues.map((language) => ({
        voiceId: id,
        language,
        isChosen: true,
        fees: { currency: 'EUR', sessionFee: 25_000 + index, usageFee: 40_000, minimumFee: 30_000 },
      })),
    ),
  };
};
