import { describe, expect, it } from 'vitest';
import { getShownLabel } from './licence-labels.ts';
import { toCustomItem, getLicenceKey } from './licences.ts';
import { makeItem, makeLicence } from './price.samples.ts';

describe('a custom item', () => {
  it('is stored with its prefix, and shown without', () => {
    const stored = toCustomItem('  Shop radio ');
    expect(stored).toEqual({ code: 'CUSTOM', label: 'custom: Shop radio', labelEs: 'custom: Shop radio' });
    expect(stored && [getShownLabel(stored, 'en'), getShownLabel(stored, 'es')]).toEqual([
      'Shop radio',
      'Shop radio',
    ]);
  });

  it.each(['', '   ', null, undefined])('is absent without content (%j)', (typed) => {
    expect(toCustomItem(typed)).toBeUndefined();
  });
});

it('shows the catalogue’s name in the reader’s language', () => {
  const spain = { code: 'ESP', label: 'Spain', labelEs: 'España' };
  expect([getShownLabel(spain, 'en'), getShownLabel(spain, 'es')]).toEqual(['Spain', 'España']);
});

it('distinguishes licences by code regardless of labels, and custom items by text ignoring case', () => {
  const pricedLicence = makeLicence('l1');
  expect(
    getLicenceKey({ ...pricedLicence, format: { ...pricedLicence.format, label: 'Another label' } }),
  ).toBe(getLicenceKey(pricedLicence));
  expect(getLicenceKey({ ...pricedLicence, format: makeItem('TV') })).not.toBe(getLicenceKey(pricedLicence));
  const typed = (text: string) =>
    getLicenceKey({ ...pricedLicence, format: toCustomItem(text) ?? makeItem('') });
  expect(typed('Shop Radio')).toBe(typed('shop radio'));
  expect(typed('Shop radio')).not.toBe(typed('Lifts'));
});
