import { expect, it } from 'vitest';
import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import { computeVatBetween } from './vat-between.ts';
import { findVatIssue, isOutsideVatArea, listMissingTaxIds } from './vat-issues.ts';

const terms = (change: Partial<BillingTerms> = {}) =>
  ({
    country: 'ESP',
    zip: '28013',
    vatTaxId: 'ESB58378431',
    vatRules: [
      { from: 'ESP', to: 'ESP', kind: 'charged', rate: 2_100, note: '' },
      { from: 'ESP', to: 'DEU', kind: 'reverseCharge', rate: 0, note: 'Art. 196' },
    ],
    ...change,
  }) as BillingTerms;
const buyer = (country: string, vatTaxId: string, zip = '10115') =>
  ({ country, vatTaxId, zip }) as CompanyBilling;

const SPANISH = buyer('ESP', 'ESA28015865', '28001');
const EXPORT = [{ from: 'ESP', to: null, kind: 'none', rate: 0, note: 'Export' }] as const;
const TO_ALL = [{ from: 'ESP', to: null, kind: 'charged', rate: 2_100, note: '' }] as const;
const CANARY = terms({ zip: '38001', vatRules: EXPORT });
const CASES = [
  ['at home', terms(), SPANISH, null, 21_000, []],
  ['at home without the buyer’s number', terms(), buyer('ESP', '', '28001'), null, 21_000, ['buyer']],
  ['at home without the seller’s number', terms({ vatTaxId: '' }), SPANISH, null, 21_000, ['seller']],
  ['reverse charge with a VAT ID', terms(), buyer('DEU', 'DE136695976'), null, 0, []],
  ['reverse charge without a VAT ID', terms(), buyer('DEU', ''), 'noVatId', null, []],
  ['a country without a rule', terms(), buyer('USA', ''), 'noRule', null, []],
  ['the Canary Islands', terms(), buyer('ESP', 'ESA28015865', '35001'), 'specialTerritory', 21_000, []],
  ['Büsingen', terms(), buyer('DEU', 'DE136695976', '78266'), 'specialTerritory', 0, []],
  ['France, charged without a VAT ID', terms({ vatRules: TO_ALL }), buyer('FRA', ''), null, 21_000, []],
  ['an export without a VAT ID', terms({ vatRules: EXPORT }), buyer('USA', ''), null, 0, []],
  ['an export from the Canary Islands', CANARY, buyer('USA', ''), 'specialTerritory', 0, []],
  ['another country’s rule alone', terms({ country: 'FRA', zip: '75001' }), SPANISH, 'noRule', null, []],
  [
    'a seller whose law asks for no number',
    terms({ country: 'USA', vatTaxId: '', vatRules: [{ ...EXPORT[0], from: 'USA' }] }),
    buyer('ESP', '', '28001'),
    null,
    0,
    [],
  ],
  [
    'a buyer at home whose law asks for no number',
    terms({ country: 'DEU', zip: '10115', vatRules: [{ ...EXPORT[0], from: 'DEU' }] }),
    buyer('DEU', ''),
    null,
    0,
    [],
  ],
  ['no sides at all', null, null, 'noTerms', null, []],
  ['no invoice address', terms(), null, 'noAddress', null, []],
  ['no terms of the agency', null, SPANISH, 'noTerms', null, []],
] as const;

it.each(CASES)('VAT for %s', (_, seller, billing, issue, amount, missing) => {
  const parties = { terms: seller, billing };
  expect(findVatIssue(parties)).toBe(issue);
  expect(computeVatBetween(parties, 100_000)?.amount ?? null).toBe(amount);
  expect(listMissingTaxIds(parties)).toEqual(missing);
});

it.each([
  ['ESP', '35001 38001 51001 52001', '28013 36001 50001'],
  ['FRA', '97100 97400', '96000 9710 197100'],
  ['ITA', '23041 22061', '23040 22060'],
  ['DEU', '78266 27498', '78267 27499'],
  ['FIN', '22100', '21100'],
  ['GRC', '63086', '63087'],
  ['USA', '', '35001'],
])('territories of %s outside the VAT area are recognised by postcode', (country, outside, inside) => {
  const test = (zips: string) =>
    zips.split(' ').filter((zip) => zip !== '' && isOutsideVatArea({ country, zip }));
  expect(test(outside)).toEqual(outside.split(' ').filter(Boolean));
  expect(test(inside)).toEqual([]);
});

it('ignores blanks in a postcode', () => {
  expect(isOutsideVatArea({ country: 'FRA', zip: '97 400' })).toBe(true);
});
