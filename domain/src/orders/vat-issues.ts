import type { InvoiceAddress } from './billing-fields.ts';
import type { Parties } from './vat-between.ts';
import { findVatRule } from './vat.ts';

/** Why VAT between both sides is unknown; `specialTerritory`: known, but the rule of the country may not apply there. */
const VAT_ISSUES = ['noTerms', 'noAddress', 'noRule', 'noVatId', 'specialTerritory'] as const;
export type VatIssue = (typeof VAT_ISSUES)[number];

/** Postcodes outside the VAT area of their country (Directive 2006/112/EC, article 6): such as the Canary Islands. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  ESP: /^(35|38|51|52)\d{3}$/,
  FRA: /^97\d{3}$/,
  ITA: /^(23041|22061)$/,
  DEU: /^(78266|27498)$/,
  FIN: /^22\d{3}$/,
  GRC: /^63086$/,
};

export const isOutsideVatArea = ({ country, zip }: Pick<InvoiceAddress, 'country' | 'zip'>): boolean =>
  OUTSIDE[country]?.test(zip.replaceAll(/\s/gu, '')) ?? false;

/** Returns what VAT between both sides lacks, or needs a look; null when it is settled. */
export const findVatIssue = ({ terms, billing }: Parties): VatIssue | null => {
  if (!terms) return 'noTerms';
  if (!billing) return 'noAddress';
  const rule = findVatRule(terms.vatRules, terms.country, billing.country);
  if (!rule) return 'noRule';
  if (rule.kind === 'reverseCharge' && billing.vatTaxId === '') return 'noVatId';
  return isOutsideVatArea(terms) || isOutsideVatArea(billing) ? 'specialTerritory' : null;
};

const EU =
  'AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE';

/** Countries, alpha3, whose invoices must carry the seller's tax number. */
const SELLERS_NUMBER = new Set(`${EU} ARG BRA CHE CHL COL GBR MEX NOR PER`.split(' '));

/** Countries, alpha3, whose invoices between their businesses must also carry the buyer's. */
const BUYERS_NUMBER = new Set('ARG BRA CHL COL ESP GRC HUN ITA MEX PER POL PRT ROU'.split(' '));

/** Returns whose tax number an invoice between both lacks by the seller's law. */
export const listMissingTaxIds = ({ terms, billing }: Parties): readonly ('seller' | 'buyer')[] => {
  if (!terms || !billing) return [];
  const isHome = terms.country === billing.country;
  return [
    ...(terms.vatTaxId === '' && SELLERS_NUMBER.has(terms.country) ? (['seller'] as const) : []),
    ...(billing.vatTaxId === '' && isHome && BUYERS_NUMBER.has(terms.country) ? (['buyer'] as const) : []),
  ];
};
