import { describe, expect, it } from 'vitest';
import { getChangedOptions, getOfferedOptions } from './agency-options.ts';

const entries = [
  { code: 'TV', label: 'TV', labelEs: 'TV' },
  { code: 'RADIO', label: 'Radio', labelEs: 'Radio' },
];
const reply = { isHidden: false, isOwn: false };

describe('the options of an agency', () => {
  it('are the catalogue’s unless changed', () => {
    expect(getOfferedOptions(entries)).toEqual(entries.map((entry) => ({ ...entry, ...reply })));
  });

  it('have the agency’s order and names, followed by new catalogue entries', () => {
    const changed = [
      { code: 'OWN_1', label: 'Shop', labelEs: 'Tienda' },
      { code: 'RADIO', isHidden: true },
      { code: 'GONE', label: 'Gone', labelEs: 'Ido' },
    ];
    expect(getOfferedOptions(entries, changed)).toEqual([
      { code: 'OWN_1', label: 'Shop', labelEs: 'Tienda', isHidden: false, isOwn: true },
      { code: 'RADIO', label: 'Radio', labelEs: 'Radio', isHidden: true, isOwn: false },
      { code: 'TV', label: 'TV', labelEs: 'TV', ...reply },
    ]);
  });

  it('store only the labels that were changed', () => {
    const options = [
      { code: 'TV', label: 'Television', labelEs: 'TV', isHidden: false },
      { code: 'RADIO', label: 'Radio', labelEs: 'Radio', isHidden: true },
    ];
    expect(getChangedOptions(entries, options)).toEqual([
      { code: 'TV', label: 'Television', labelEs: 'TV' },
      { code: 'RADIO', isHidden: true },
    ]);
  });
});
