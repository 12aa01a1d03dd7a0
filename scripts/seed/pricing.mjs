import { loadTs } from '../load-ts.mjs';
import { makeCatalog } from './catalogue.mjs';

const { ITEM_KINDS, toCustomItem } = await loadTs('domain/src/pricing/licences.ts');
const { formatTerm } = await loadTs('domain/src/pricing/term-labels.ts');
const { parseTerm } = await loadTs('domain/src/pricing/terms.ts');
const { getCountries, REGION_COUNTRIES, WORLD } = await loadTs('domain/src/pricing/territories.ts');

const entries = makeCatalog();

/** Factors of a kind in the catalogue's order, in basis points. */
const makeFactors = (kind, toFactor) =>
  Object.values(entries)
    .filter(({ catalog }) => catalog === kind)
    .map(({ code }) => ({ code, factor: toFactor(code) }));

/** A country is ×1 and a region grows with its number of countries, so wider never costs less. */
const getTerritoryFactor = (code) => {
  if (code === WORLD) return 60_000;
  return code in REGION_COUNTRIES ? 10_000 + 1_000 * getCountries(code).length : 10_000;
};

const MEDIA = {
  TV: 17_500,
  CINEMA: 15_000,
  INTERNET: 12_500,
  RADIO: 10_000,
  POINT_OF_SALE: 7_500,
  INTERNAL: 5_000,
};
/** Shorter ones that the first agency offers besides the catalogue's. */
const SHORT_TERMS = { P13W: 4_000, P6M: 6_500 };
const DURATIONS = { '1Y': 10_000, '2Y': 16_000, '3Y': 21_000, '5Y': 30_000, '10Y': 45_000 };

const makeTable = (agencyId, version, validFrom, change = {}) => [
  `${agencyId}_${version}`,
  {
    agencyId,
    version,
    validFrom,
    currency: 'EUR',
    sessionHours: 2,
    sessionFirstHour: 18_000,
    sessionHalfHour: 7_500,
    usageBase: 30_000,
    minimumFee: 25_000,
    engineerHour: 6_000,
    studioHour: 4_500,
    media: makeFactors('MEDIA', (code) => MEDIA[code]),
    territoryCovers: makeFactors('TERRITORY_COVER', getTerritoryFactor),
    durations: makeFactors('DURATION', (code) => DURATIONS[code]),
    lengths: [
      { upTo: 30, factor: 10_000 },
      { upTo: 60, factor: 12_000 },
      { upTo: 300, factor: 15_000 },
      { upTo: null, factor: 20_000 },
    ],
    spots: [
      { upTo: 1, factor: 10_000 },
      { upTo: 5, factor: 15_000 },
      { upTo: 20, factor: 25_000 },
      { upTo: null, factor: 40_000 },
    ],
    expressSurcharge: 2_500,
    commission: 1_500,
    exchangeRates: [
      { currency: 'USD', perUnit: '0.9213', day: '@calendar-20' },
      { currency: 'GBP', perUnit: '1.1674', day: '@calendar-20' },
    ],
    clientSees: 'lines',
    createdBy: 'seed',
    createdAt: '@day-210',
    ...change,
  },
];

/** Agencies' rate tables: the first has raised its prices once. */
const RATE_TABLES = Object.fromEntries([
  makeTable('agency-one', 1, '@calendar-600', {
    sessionFirstHour: 16_000,
    usageBase: 27_500,
    createdAt: '@day-610',
  }),
  makeTable('agency-one', 2, '@calendar-200', {
    durations: [
      ...Object.entries(SHORT_TERMS).map(([code, factor]) => ({ code, factor })),
      ...makeFactors('DURATION', (code) => DURATIONS[code]),
    ],
  }),
  makeTable('agency-two', 1, '@calendar-200', {
    currency: 'GBP',
    exchangeRates: [{ currency: 'EUR', perUnit: '0.8566', day: '@calendar-20' }],
    clientSees: 'total',
  }),
]);

const nameTerm = (code) => {
  const term = parseTerm(code);
  return { label: formatTerm(term, 'en'), labelEs: formatTerm(term, 'es') };
};

/** Agencies' own licence options; those without a factor are on request. */
const AGENCY_OPTIONS = {
  'agency-one': {
    agencyId: 'agency-one',
    media: [
      ...Object.keys(MEDIA).map((code) => ({ code })),
      { code: 'OWN_5TORE0RAD10', label: 'Radio in a shop', labelEs: 'Radio en tienda' },
    ],
    durations: [...Object.keys(SHORT_TERMS), ...Object.keys(DURATIONS), 'CAMPAIGN'].map((code) =>
      code in DURATIONS ? { code } : { code, ...nameTerm(code) },
    ),
    territoryCovers: [],
    version: 1,
  },
};

/**
 * [asset, character, name, spots, finished length in seconds, …its licences as [duration, format, territory]].
 * @type {[string, string, string, number, number, ...[string, string, string][]][]}
 */
const ASSETS = [
  [
    'asset-harbour-tv',
    'voice-harbour-narrator',
    'TV spot',
    1,
    30,
    ['1Y', 'TV', 'ESP'],
    ['2Y', 'INTERNET', 'EU'],
  ],
  ['asset-harbour-cutdowns', 'voice-harbour-narrator', 'Cut-downs', 3, 10, ['1Y', 'INTERNET', 'ESP']],
  ['asset-harbour-captain', 'voice-harbour-captain', 'TV spot', 1, 30, ['1Y', 'TV', 'ESP']],
  ['asset-snow-spot', 'voice-snow-narrator', 'Winter film', 1, 60, ['2Y', 'TV', 'DACH']],
  ['asset-olive-radio', 'voice-olive-grandmother', 'Radio spot', 2, 20, ['1Y', 'RADIO', 'ESP']],
  ['asset-boats-guide', 'voice-boats-guide', 'Audio guide', 1, 1_800, ['5Y', 'INTERNAL', 'ESP']],
  ['asset-ciudad-spot', 'voice-ciudad-vecina', 'Cuña', 1, 20, ['1Y', 'RADIO', 'custom Barcelona']],
  ['asset-water-film', 'voice-water-narrator', 'Documentary', 1, 3_000, ['10Y', 'TV', 'WORLD']],
];

/** Codes of assets under which they are on the air. */
const IDENTIFIERS = {
  'asset-olive-radio': [{ scheme: 'own', value: 'OLIVAR-R-20' }],
  'asset-harbour-tv': [{ scheme: 'clock', value: 'VCA/HARB001/030' }],
};

const toItem = (name, code) => {
  if (code.startsWith('custom ')) return toCustomItem(code.slice('custom '.length));
  const { label, labelEs } = entries[`${ITEM_KINDS[name]}_${code}`];
  return { code, label, labelEs };
};

/** Rate tables, and the assets and licences of some projects. */
export const makePricingRecords = (voices) => {
  const records = { rateTables: RATE_TABLES, agencyOptions: AGENCY_OPTIONS, voiceAssets: {}, licences: {} };
  for (const [assetId, voiceId, name, spots, lengthSeconds, ...licences] of ASSETS) {
    const { agencyId, companyId, projectId, createdAt } = voices[voiceId];
    const owner = { agencyId, companyId, projectId, voiceId };

    const identifiers = IDENTIFIERS[assetId] ?? [];
    const part = { name, spots, lengthSeconds, identifiers };
    records.voiceAssets[assetId] = { ...owner, ...part, createdAt, updatedAt: createdAt };

    licences.forEach(([duration, format, territoryCover], index) => {
      records.licences[`${assetId}_${index + 1}`] = {
        ...owner,
        assetId,
        duration: toItem('duration', duration),
        format: toItem('format', format),
        territoryCover: toItem('territoryCover', territoryCover),
        createdAt,
      };
    });
  }

  return records;
};
