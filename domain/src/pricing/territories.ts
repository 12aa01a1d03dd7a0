/** Regions that are offered as a territory, with their countries by ISO 3166 alpha-3. */
const LATAM = [
  'ARG',
  'BOL',
  'BRA',
  'CHL',
  'COL',
  'CRI',
  'CUB',
  'DOM',
  'ECU',
  'SLV',
  'GTM',
  'HND',
  'MEX',
  'NIC',
  'PAN',
  'PRY',
  'PER',
  'PRI',
  'URY',
  'VEN',
];
const EU = [
  'AUT',
  'BEL',
  'BGR',
  'CYP',
  'CZE',
  'DEU',
  'DNK',
  'ESP',
  'EST',
  'FIN',
  'FRA',
  'GRC',
  'HRV',
  'HUN',
  'IRL',
  'ITA',
  'LTU',
  'LUX',
  'LVA',
  'MLT',
  'NLD',
  'POL',
  'PRT',
  'ROU',
  'SVK',
  'SVN',
  'SWE',
];
const NORAM = ['CAN', 'USA'];

export const REGION_COUNTRIES = {
  IBERIA: ['AND', 'ESP', 'PRT'],
  DACH: ['AUT', 'CHE', 'DEU'],
  BENELUX: ['BEL', 'LUX', 'NLD'],
  NORDICS: ['DNK', 'FIN', 'ISL', 'NOR', 'SWE'],
  UK_IRELAND: ['GBR', 'IRL'],
  EU,
  EUROPE: [...EU, 'AND', 'CHE', 'GBR', 'ISL', 'NOR'],
  NORAM,
  LATAM,
  AMERICAS: [...NORAM, ...LATAM],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Everywhere. */
export const WORLD = 'WORLD';

const regions: Readonly<Record<string, readonly string[]>> = REGION_COUNTRIES;

export const getCountries = (code: string): readonly string[] =>
  Object.hasOwn(regions, code) ? (regions[code] ?? []) : [code];

/** Whether `wider` reaches wherever `narrower` does; a territory covers itself. */
export const covers = (wider: string, narrower: string): boolean => {
  if (wider === WORLD || wider === narrower) return true;
  if (narrower === WORLD) return false;
  const reached = new Set(getCountries(wider));
  return getCountries(narrower).every((country) => reached.has(country));
};
