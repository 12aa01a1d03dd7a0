import { describe, expect, it } from 'vitest';
import { getCountries, covers, REGION_COUNTRIES, WORLD } from './territories.ts';

const regions = Object.keys(REGION_COUNTRIES);

describe('the coverage of a territory', () => {
  it.each([
    ['ESP', 'ESP'],
    ['IBERIA', 'ESP'],
    ['EU', 'ESP'],
    ['EUROPE', 'EU'],
    ['EUROPE', 'DACH'],
    ['AMERICAS', 'LATAM'],
    ['AMERICAS', 'USA'],
    [WORLD, 'EUROPE'],
    [WORLD, 'JPN'],
    [WORLD, WORLD],
  ])('%s covers %s', (wider, narrower) => expect(covers(wider, narrower)).toBe(true));

  it.each([
    ['ESP', 'IBERIA'],
    ['EU', 'GBR'],
    ['EU', 'DACH'],
    ['NORAM', 'MEX'],
    ['EUROPE', WORLD],
    ['ESP', WORLD],
    ['ESP', 'toString'],
  ])('%s does not cover %s', (wider, narrower) => expect(covers(wider, narrower)).toBe(false));

  it('stays within that of a wider one: regions cover their countries, and none covers everything', () => {
    for (const region of regions) {
      for (const country of getCountries(region))
        expect(covers(region, country), `${region} ${country}`).toBe(true);
      expect(new Set(getCountries(region)).size).toBe(getCountries(region).length);
      expect(covers(region, WORLD)).toBe(false);
    }
  });

  it('is a partial order: mutual coverage means equality, and coverage is transitive', () => {
    const all = [WORLD, ...regions, 'ESP', 'GBR', 'MEX', 'JPN'];
    for (const text of all)
      for (const second of all) {
        if (text !== second && covers(text, second))
          expect(covers(second, text), `${text} ${second}`).toBe(false);
        for (const third of all)
          if (covers(text, second) && covers(second, third)) expect(covers(text, third)).toBe(true);
      }
  });
});
