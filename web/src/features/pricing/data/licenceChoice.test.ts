import { describe, expect, it } from 'vitest';
import type { LicenceItem } from '@domain/pricing/licences.ts';
import {
  getChoice,
  getDraftChoice,
  getEnteredChoice,
  searchChoices,
  isSameLicence,
  formatLicence,
  parseChoice,
} from './licenceChoice.ts';

const options = [
  { code: 'ESP', label: 'Spain' },
  { code: 'EU', label: 'European Union' },
];
const makeItem = (code: string, label: string, labelEs = label): LicenceItem => ({ code, label, labelEs });
const terms = {
  format: makeItem('TV', 'TV', 'Televisión'),
  duration: makeItem('1Y', '1 year', '1 año'),
  territoryCover: makeItem('CUSTOM', 'custom: Barcelona'),
};

describe('text typed for a licence', () => {
  it('selects the choice of that name, ignoring case, else a custom item', () => {
    expect(parseChoice(' spain ', options)).toEqual({ code: 'ESP', label: 'Spain' });
    expect(parseChoice('Spa', options)).toEqual({ code: 'CUSTOM', label: 'Spa' });
    expect(parseChoice('  ', options)).toBeNull();
  });

  it('finds choices by any part of their name, and offers itself last unless it matches one', () => {
    expect(searchChoices('', options)).toEqual(options);
    expect(searchChoices('union', options).map(({ label }) => label)).toEqual(['European Union', 'union']);
    expect(searchChoices('SPAIN', options).map(({ code }) => code)).toEqual(['ESP']);
  });
});

describe('the Enter key', () => {
  it.each([
    ['spain', 'ESP'],
    ['Spa', 'ESP'],
    ['union', 'EU'],
    ['Vigo', 'CUSTOM'],
    [' ', undefined],
  ])('turns “%s” into %s', (typed, code) => {
    expect(getEnteredChoice(typed, options)?.code).toBe(code);
  });
});

describe('a licence', () => {
  it('is sent as codes, and custom items as text', () => {
    expect(getChoice(terms)).toEqual({
      format: { code: 'TV' },
      duration: { code: '1Y' },
      territoryCover: { code: 'CUSTOM', label: 'Barcelona' },
    });
  });

  it('is sent once all three are chosen', () => {
    const [spain] = options;
    const draft = { format: { code: 'TV', label: 'TV' }, duration: null, territoryCover: spain ?? null };
    expect(getDraftChoice(draft)).toBeNull();
    expect(getDraftChoice({ ...draft, duration: { code: '1Y', label: '1 year' } })).toEqual({
      format: { code: 'TV' },
      duration: { code: '1Y' },
      territoryCover: { code: 'ESP' },
    });
  });

  it('is equal by codes and the text of custom items', () => {
    const choice = getChoice(terms);
    expect(isSameLicence(terms, choice)).toBe(true);
    const shouted = { ...choice, territoryCover: { code: 'CUSTOM', label: 'BARCELONA' } };
    expect(isSameLicence(terms, shouted)).toBe(true);
    expect(isSameLicence(terms, { ...choice, duration: { code: '2Y' } })).toBe(false);
    expect(isSameLicence(terms, { ...choice, territoryCover: { code: 'CUSTOM', label: 'Vigo' } })).toBe(
      false,
    );
  });

  it('is shown as media, duration and territory, in the reader’s language and without the prefix', () => {
    expect(formatLicence(terms, 'en')).toBe('TV · 1 year · Barcelona');
    expect(formatLicence(terms, 'es')).toBe('Televisión · 1 año · Barcelona');
  });
});
