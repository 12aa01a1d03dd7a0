import { describe, expect, it } from 'vitest';
import { shownLabel } from './licence-labels.ts';
import { customItem, licenceKey } from './licences.ts';
import { item, licence } from './price.samples.ts';

describe('a custom item', () => {
  it('is stored with its prefix, and shown without', () => {
    const stored = customItem('  Shop radio ');
    expect(stored).toEqual({ code: 'CUSTOM', label: 'custom: Shop radio', labelEs: 'custom: Shop radio' });
    expect(stored && [shownLabel(stored, 'en'), shownLabel(stored, 'es')]).toEqual([
      'Shop radio',
      'Shop radio',
    ]);
  });

  it.each(['', '   ', null, undefined])('without content (%j) is none', (typed) => {
    expect(customItem(typed)).toBeUndefined();
  });
});

it('shows what the catalogue called it, in the reader’s language', () => {
  const spain = { code: 'ESP', label: 'Spain', labelEs: 'España' };
  expect([shownLabel(spain, 'en'), shownLabel(spain, 'es')]).toEqual(['Spain', 'España']);
});

it('distinguishes licences by code regardless of labels, and custom items by text ignoring case', () => {
  const one = licence('l1');
  expect(licenceKey({ ...one, format: { ...one.format, label: 'Another label' } })).toBe(licenceKey(one));
  expect(licenceKey({ ...one, format: item('TV') })).not.toBe(licenceKey(one));
  const typed = (text: string) => licenceKey({ ...one, format: customItem(text) ?? item('') });
  expect(typed('Shop Radio')).toBe(typed('shop radio'));
  expect(typed('Shop radio')).not.toBe(typed('Lifts'));
});
