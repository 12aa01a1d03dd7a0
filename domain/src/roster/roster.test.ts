import { describe, expect, it } from 'vitest';
import type { Instant } from '../contract.ts';
import { EMPTY_PROFILE } from '../talents/talent-record.ts';
import type { Talent } from '../talents/talents.ts';
import { toRosterEntry } from './roster-entry.ts';
import { toRosterId, getSearchedTraits, type RosterFilters } from './roster-traits.ts';

const now = { toMillis: () => Date.UTC(2030, 10, 22) } as Instant;
const talent: Talent = {
  ...EMPTY_PROFILE,
  id: 'zoe',
  agencyIds: ['one', 'two'],
  name: 'Zoë',
  lastName: 'Núñez Prat',
  fullName: 'Zoë Núñez Prat',
  publicName: 'Zoë N.',
  email: 'zoe@voices.example',
  gender: 'FEM',
  countryOfResidence: 'ESP',
  voiceAges: ['ADU', 'YOA'],
  languages: [
    { alpha3: 'eng', main: false, type: 'fluent' },
    { alpha3: 'spa', main: true, type: 'native' },
  ],
  communicationLanguage: 'es',
  accents: ['Río de la Plata'],
  doesDubbing: true,
  acceptRates: true,
  freelanceDisclaimerAccepted: true,
  emailVerified: true,
  isBasicInformationStepReady: true,
  isInformationComplete: false,
  createdAt: now,
  updatedAt: now,
};
const sources = {
  talent,
  demos: [{ reviewStatus: 'approved' }, { reviewStatus: 'pending' }, { reviewStatus: 'approved' }] as const,
  rates: undefined,
  connection: undefined,
  vacations: [
    { from: '2031-12-30', to: '2032-01-02' },
    { from: '2031-08-01', to: '2031-08-01' },
  ],
  terms: {
    id: 'one_zoe',
    agencyId: 'one',
    talentId: 'zoe',
    tags: ['Old friend'],
    contractSigned: true,
    gdpr: false,
    updatedAt: now,
  },
  score: undefined,
  isBlocked: false,
};
const entry = toRosterEntry('one', sources);
const isFoundBy = (filters: RosterFilters): boolean =>
  getSearchedTraits(filters).every((keys) => keys.some((key) => entry.is[key]));

describe('an entry of a roster', () => {
  it('has the main language first, demo counts and the agency’s own terms', () => {
    expect(entry).toMatchObject({
      languages: ['spa', 'eng'],
      demos: { approved: 2, pending: 1, rejected: 0 },
      tags: ['Old friend'],
      score: null,
      status: 'active',
    });
  });

  it.each<RosterFilters>([
    {},
    { gender: ['FEM', 'MAL'], age: ['ADU', 'CHI'] },
    { age: ['ADU', 'YOA'], language: ['eng'], mainLanguage: ['spa'] },
    { accent: ['rio de la plata'], tag: ['OLD FRIEND'] },
    { answered: ['dubbing', 'contract', 'incomplete', 'unscored'] },
    { demos: ['approved', 'pending'], connection: ['none'], status: ['active'] },
    { away: ['2031-08-01'] },
    { away: ['2031-12-31', '2032-01-01', '2032-01-02'] },
    { changed: ['2030'] },
    { changed: ['2030-11'] },
    { search: 'nuñ zo' },
    { search: 'zoe@voices', country: ['ESP'] },
  ])('is found by %j', (filters) => expect(isFoundBy(filters)).toBe(true));

  it.each<RosterFilters>([
    { gender: ['MAL'] },
    { age: ['CHI'] },
    { answered: ['dubbing', 'gdpr'] },
    { mainLanguage: ['eng'] },
    { answered: ['gdpr'] },
    { answered: ['homeStudio'] },
    { demos: ['none'] },
    { status: ['blocked'] },
    { search: 'uñez' },
    { away: ['2031-08-02'] },
    { away: ['2032-01-03'] },
    { changed: ['2030-12'] },
  ])('is not found by %j', (filters) => expect(isFoundBy(filters)).toBe(false));

  it.each([
    ['EUR', 20_000, ['EUR-200', 'EUR-2000'], ['EUR-150', 'USD-200']],
    ['EUR', 20_001, ['EUR-250'], ['EUR-200']],
    // A currency without decimals, whose fees are greater numbers.
    ['JPY', 20_000, ['JPY-20000'], ['JPY-15000', 'EUR-200']],
  ] as const)('with a fee of %s %i is found up to that fee only', (currency, sessionFee, found, not) => {
    const rates = {
      id: 'zoe',
      agencyIds: [],
      currency,
      sessionFee,
      usageFee: 0,
      minimumFee: 0,
      updatedAt: now,
    };

    const { is } = toRosterEntry('one', { ...sources, rates });
    const has = (fee: string) =>
      getSearchedTraits({ fee: [fee] }).every((keys) => keys.some((key) => is[key]));
    expect([found.every(has), not.some(has)]).toEqual([true, false]);
  });

  it('without a fee is never found by fee', () =>
    expect(Object.keys(entry.is).filter((key) => key.startsWith('fee_'))).toEqual([]));

  it('marks a blocked talent', () => {
    const blocked = toRosterEntry('one', { ...sources, isBlocked: true });
    expect([blocked.status, blocked.is['status_blocked']]).toEqual(['blocked', true]);
  });

  it('sorts by a name key, ignoring accents', () => {
    const names = ['Zoë Núñez', 'Ángel Prat', 'Abel', 'Abel Ant', 'ÁNGELA'];
    const ids = names.map((name) => toRosterId('one', name, 'x')).sort();
    expect(ids.map((id) => id.split('!')[1])).toEqual([
      'abel',
      'abel-ant',
      'angel-prat',
      'angela',
      'zoe-nunez',
    ]);
  });
});
