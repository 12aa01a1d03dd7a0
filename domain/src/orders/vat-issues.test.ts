import { expect, it } from 'vitest';
import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import { computeVatBetween } from './vat-between.ts';
import { findVatIssue, listMissingTaxIds } from './vat-issues.ts';

const terms = (change: Partial<BillingTerms> = {}) =>
  ({
    ...{ country: 'ESP', zip: '28013', vatTaxId: 'ESB58378431' },
    vatRules: [
      { from: 'ESP', to: 'ESP', kind: 'charged', rate: 2_100, note: '' },
      { from: 'ESP', to: 'DEU', kind: 'reverseCharge', rate: 0, note: 'Art. 196' },
    ],
    ...change,
  }) as BillingTerms;
const buyer = (country: string, vatTaxId: string, zip = '10115') =>
  ({ country, vatTaxId, zip }) as CompanyBilling;

const SPANISH = buyer('ESP', 'ESA28015865', '28001');
const CASES = [
  ['at home', terms(), SPANISH, null, 21_000, []],
  ['at home without the buyer’s number', terms(), buyer('ESP', '', '28001'), null, 21_000, ['buyer']],
  ['at home without the seller’s number', terms({ vatTaxId: '' }), SPANISH, null, 21_000, ['seller']],
  ['reverse charge with a VAT ID', terms(), buyer('DEU', 'DE136695976'), null, 0, []],
  ['reverse charge without a VAT ID', terms(), buyer('DEU', ''), 'noVatId', null, []],
  ['a country without a rule', terms(), buyer('USA', ''), 'noRule', null, []],
  ['the Canary Islands', terms(), buyer('ESP', 'ESA28015865', '35001'), 'specialTerritory', 21_000, []],
  ['Büsingen', terms(), buyer('DEU', 'DE136695976', '78266'), 'specialTerritory', 0, []],
  ['no invoice address', terms(), null, 'noAddress', null, []],
  ['no terms of the agency', null, SPANISH, 'noTerms', null, []],
] as const;

it.each(CASES)('VAT for %s', (_, seller, billing, issue, amount, missing) => {
  const parties = { terms: seller, billing };
  expect(findVatIssue(parties)).toBe(issue);
  expect(computeVatBetween(parties, 100_000)?.amount ?? null).toBe(amount);
  expect(listMissingTaxIds(parties)).toEqual(missing);
});
