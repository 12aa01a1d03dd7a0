import { describe, expect, it } from 'vitest';
import { REGION_COUNTRIES, WORLD } from '../pricing/territories.ts';
import { getConflict, getWorstConflict } from './conflicts.ts';
import { getLastDay, type LicensedUse } from './licensed-use.ts';

type Change = Partial<Omit<LicensedUse, 'to'>> & { readonly duration?: string };

const use = ({ duration = '1Y', from = '2031-03-01', ...change }: Change = {}): LicensedUse => ({
  agencyId: 'one',
  brandKey: 'aurora',
  category: 'CARS',
  media: 'TV',
  territory: 'ESP',
  from,
  to: getLastDay(from, duration),
  ...change,
});
/** Returns another brand's licence, in another agency. */
const makeHeldUse = (change: Change = {}) => use({ agencyId: 'two', brandKey: 'boreas', ...change });

/** A planned use and a licence as differences from the example, with the result. */
const CASES: readonly (readonly [string, Change, Change, string])[] = [
  // Category.
  ['the same in everything', {}, {}, 'conflict'],
  ['for another category', { category: 'BANKING' }, {}, 'none'],
  ['for the very brand that holds it', { brandKey: 'boreas' }, {}, 'none'],
  ['for a brand of which nobody has said a category', { category: null }, {}, 'check'],
  ['beside one of which nobody has said a category', {}, { category: null }, 'check'],
  [
    'for a category that has no code, beside another such',
    { category: 'OTHER' },
    { category: 'OTHER' },
    'check',
  ],
  ['for a category that has no code, beside one that has', { category: 'OTHER' }, {}, 'none'],
  ['without a category, in other media', { category: null, media: 'RADIO' }, {}, 'none'],
  // Media.
  ['in other media', { media: 'RADIO' }, {}, 'none'],
  ['in media typed by hand', { media: 'CUSTOM' }, {}, 'check'],
  ['beside media typed by hand', {}, { media: 'CUSTOM' }, 'check'],
  ['in media that two typed', { media: 'CUSTOM' }, { media: 'CUSTOM' }, 'check'],
  ["in an agency's own media, beside a common one", { media: 'OWN_METRO' }, {}, 'check'],
  ["in two agencies' own media of one code", { media: 'OWN_1' }, { media: 'OWN_1' }, 'check'],
  ["in one agency's own media", { media: 'OWN_1' }, { media: 'OWN_1', agencyId: 'one' }, 'conflict'],
  ["in two of one agency's own media", { media: 'OWN_1' }, { media: 'OWN_2', agencyId: 'one' }, 'check'],
  ['in media typed by hand, elsewhere', { media: 'CUSTOM', territory: 'PRT' }, {}, 'none'],
  ['in paid media, beside organic ones', { payment: 'paid' }, { payment: 'organic' }, 'none'],
  ['in organic media, beside organic ones', { payment: 'organic' }, { payment: 'organic' }, 'conflict'],
  ['in organic media, beside media of either kind', { payment: 'organic' }, {}, 'conflict'],
  // Territory.
  ['in another country', { territory: 'PRT' }, {}, 'none'],
  ['in a country of its region', { territory: 'PRT' }, { territory: 'IBERIA' }, 'conflict'],
  ['in a region with its country', { territory: 'IBERIA' }, { territory: 'PRT' }, 'conflict'],
  ['in a region beside its country', { territory: 'DACH' }, {}, 'none'],
  ['in two regions that share a country', { territory: 'DACH' }, { territory: 'EU' }, 'conflict'],
  ['in two regions that share none', { territory: 'LATAM' }, { territory: 'NORAM' }, 'none'],
  ['in a region within another', { territory: 'NORDICS' }, { territory: 'EUROPE' }, 'conflict'],
  ['in a country beside a region of its continent', { territory: 'GBR' }, { territory: 'EU' }, 'none'],
  ['in all the world', { territory: WORLD }, {}, 'conflict'],
  ['in a country, beside all the world', { territory: 'JPN' }, { territory: WORLD }, 'conflict'],
  ['in all the world, beside all the world', { territory: WORLD }, { territory: WORLD }, 'conflict'],
  ['in a territory typed by hand', { territory: 'CUSTOM' }, {}, 'check'],
  [
    'in a territory typed by hand, beside all the world',
    { territory: 'CUSTOM' },
    { territory: WORLD },
    'conflict',
  ],
  ["in an agency's own territory", {}, { territory: 'OWN_GULF' }, 'check'],
  [
    "in one agency's own territory",
    { territory: 'OWN_A' },
    { territory: 'OWN_A', agencyId: 'one' },
    'conflict',
  ],
  // Days.
  ['from the last day of the other on', { from: '2031-03-01' }, { from: '2030-03-02' }, 'conflict'],
  ['from the day after the other on', { from: '2031-03-01' }, { from: '2030-03-01' }, 'none'],
  ['up to the first day of the other', {}, { from: '2032-02-29' }, 'conflict'],
  ['up to the day before the other', {}, { from: '2032-03-01' }, 'none'],
  ['within the other', {}, { from: '2028-01-01', duration: '5Y' }, 'conflict'],
  ['around the other', { duration: '10Y' }, { from: '2035-01-01' }, 'conflict'],
  ['for a duration typed by hand, before the other', { duration: 'CUSTOM' }, { from: '2031-06-01' }, 'check'],
  [
    'for a duration typed by hand, within the other',
    { duration: 'CUSTOM' },
    { from: '2030-06-01' },
    'conflict',
  ],
  ['for a duration typed by hand, after the other', { duration: 'CUSTOM' }, { from: '2029-06-01' }, 'none'],
  [
    'while the other began, for nobody knows how long',
    {},
    { from: '2030-06-01', duration: 'OWN_LONG' },
    'check',
  ],
  ['for 13 weeks, the last of them', { from: '2031-05-30' }, { duration: 'P13W' }, 'conflict'],
  ['after 13 weeks', { from: '2031-05-31' }, { duration: 'P13W' }, 'none'],
  ['long after perpetual use began', { from: '2099-01-01' }, { duration: 'PERPETUAL' }, 'conflict'],
  ['after a campaign began', {}, { from: '2030-06-01', duration: 'CAMPAIGN' }, 'check'],
  ['from the same day on, both for unknown times', { duration: 'CUSTOM' }, { duration: 'OWN_X' }, 'conflict'],
  [
    'in which nothing can be compared',
    { media: 'CUSTOM', territory: 'CUSTOM', duration: 'CUSTOM' },
    {},
    'check',
  ],
];

describe('a planned use of a voice', () => {
  it('conflicts, needs checking or is free, by category, media, territory and days', () => {
    for (const [name, requestedUse, rivalUse, outcome] of CASES)
      expect.soft(getConflict(use(requestedUse), makeHeldUse(rivalUse)), name).toBe(outcome);
  });

  it('overlaps with each region that contains one of its countries, and no other place', () => {
    for (const [region, countries] of Object.entries(REGION_COUNTRIES))
      for (const territory of ['ESP', 'MEX', 'JPN', 'NOR'])
        expect(
          getConflict(use({ territory }), makeHeldUse({ territory: region })),
          `${territory} ${region}`,
        ).toBe((countries as readonly string[]).includes(territory) ? 'conflict' : 'none');
  });

  it('reports the most severe conflict', () => {
    const [harmless, unclear] = [makeHeldUse({ media: 'RADIO' }), makeHeldUse({ media: 'CUSTOM' })];
    expect(getWorstConflict([use()], [])).toBe('none');
    expect(getWorstConflict([use()], [harmless])).toBe('none');
    expect(getWorstConflict([use()], [harmless, unclear, harmless])).toBe('check');
    expect(getWorstConflict([use({ media: 'CINEMA' }), use()], [unclear, makeHeldUse()])).toBe('conflict');
  });
});
