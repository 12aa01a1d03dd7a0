import type { VoicePrice } from './voice-prices.ts';

/** What can be chosen for a licence of a project: codes of the catalogue, with labels in the caller's language. */
export interface PricingOptions {
  readonly media: readonly PricingOption[];
  readonly durations: readonly PricingOption[];
  readonly territoryCovers: readonly PricingOption[];
}

export interface PricingOption {
  readonly code: string;
  readonly label: string;
}

/** What is priced role by role, and what lines say of a voice: a talent's own fee, or the agency's usual one. */
export const RATE_SOURCES = ['chosen', 'shortlisted', 'table'] as const;
/**
 * Whose fees a role is priced by: the voice that was chosen; the shortlisted ones, from the cheapest to the dearest; or
 * the agency's usual fees, because nobody is shortlisted yet.
 */
export type RateSource = (typeof RATE_SOURCES)[number];

/** What a project lacks before it has a whole price; `id` names the character or asset that lacks it. */
export interface MissingPart {
  readonly kind: 'characters' | 'languages' | 'assets' | 'licences';
  readonly id?: string;
}

/** What has no price before somebody at the agency names one. It is not in the total. */
export interface OnRequest {
  /** A custom item, a choice that the rate table has no factor for, or a fee in a currency that it cannot convert. */
  readonly reason: 'custom' | 'noFactor' | 'noExchangeRate';
  readonly voiceId: string;
  /** Of a licence. */
  readonly assetId?: string;
  readonly licenceId?: string;
  /** What of the licence; custom labels carry their prefix, as they are stored. */
  readonly item?: 'duration' | 'format' | 'territoryCover';
  readonly label?: string;
  /** Of a fee that cannot be converted: the language, and the currency for those who may know it. */
  readonly language?: string;
  readonly currency?: string;
}

/** What a line multiplies its base by. */
export interface LineFactor {
  readonly kind: 'media' | 'territoryCover' | 'duration' | 'length' | 'spots' | 'commission' | 'express';
  readonly code: string;
  readonly label: string;
  /** Basis points: 10000 is ×1, 2500 a quarter. */
  readonly factor: number;
}

/** A talent's fee that was asked in another currency than the price is in. */
export interface LineExchange {
  readonly currency: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  /** What one unit of `currency` costs in the price's currency; a decimal number as text. */
  readonly perUnit: string;
  /** `YYYY-MM-DD`, of the rate. */
  readonly day: string;
}

/**
 * One line of a price. Money is in minor units of the price's currency.
 *
 * `session` is the fee for the hours that it pays for and `sessionExtra` every half hour begun after these; `usage` one licence in one language;
 * `minimum` what is added until a talent gets their least; `engineer` and `studio` are told by the hour and counted in half
 * hours; `commission` is of the talent's part of a role; `express` of everything else. Clients see `agency`, what engineer,
 * studio and commission come to, and without the grant to see rates `role` alone: all that a role costs.
 */
export interface PriceLine {
  readonly kind:
    | 'session'
    | 'sessionExtra'
    | 'usage'
    | 'minimum'
    | 'engineer'
    | 'studio'
    | 'commission'
    | 'express'
    | 'agency'
    | 'role';
  /** Which bound of the price the line is in. A role that is exact has no others than `both`, and any other none of these. */
  readonly bound: 'both' | 'lowest' | 'highest';
  readonly voiceId?: string;
  readonly character?: string;
  /** alpha3. */
  readonly language?: string;
  readonly assetId?: string;
  readonly asset?: string;
  readonly licenceId?: string;
  readonly rates?: RateSource;
  /** What is multiplied; absent where a line sums others up. */
  readonly base?: number;
  readonly halfHours?: number;
  readonly factors: readonly LineFactor[];
  readonly exchange?: LineExchange;
  readonly amount: number;
}

/** What a talent gets for one licence. Minor units. */
export interface LicencePayment {
  readonly licenseId: string;
  readonly talentTotalPayment: number;
}

/** What the client pays for a part of a price, and what its talents get of that. Minor units. */
export interface PartPrice {
  /** Absent: not the caller's to know. */
  readonly talentTotalPayment?: number;
  readonly clientTotal: number;
  /** The same at the most; absent where the price is exact. */
  readonly highest?: { readonly talentTotalPayment?: number; readonly clientTotal: number };
}

/** What the usage by one licence costs in all languages together, whatever else is licensed. */
export interface LicencePrice extends PartPrice {
  readonly licenseId: string;
}

export const OTHER_COSTS = ['session', 'minimum', 'engineer', 'studio', 'express'] as const;

/** What a project costs beside usage: sessions, what is added until talents get their least, engineer, studio and the surcharge. */
export interface OtherCost extends PartPrice {
  readonly kind: (typeof OTHER_COSTS)[number];
}

/**
 * A computed price with what it is made of, in minor units of `currency`. It is exact (`total`), or lies between `lowest`
 * and `highest` while roles have several voices shortlisted and none chosen. Without a character, a language or a licence
 * there is no price yet, and none of the three.
 */
export interface ProjectPrice {
  readonly currency: string;
  readonly rateTableVersion: number;
  readonly total?: number;
  readonly lowest?: number;
  readonly highest?: number;
  /** All that is still to be chosen; an asset without a licence, or a character without an asset, is not in the price. */
  readonly missing: readonly MissingPart[];
  readonly onRequest: readonly OnRequest[];
  /** How many roles are priced by whose fees. */
  readonly roles: Readonly<Record<RateSource, number>>;
  /** Without the licences that are on request. With the other costs the whole to the minor unit, where the price is exact. */
  readonly licensePriceBreakdown: readonly LicencePrice[];
  readonly otherCosts: readonly OtherCost[];
  /** Absent: the agency shows its clients totals alone. */
  readonly lines?: readonly PriceLine[];
}

/**
 * What a talent earns in a project, in minor units: all roles that they are shortlisted for, taken together. Null while the
 * project has no licence for any of these, or their fees are in a currency that the agency's table cannot convert.
 */
export interface TalentPrice {
  readonly amount: number | null;
  readonly currency: string;
}

/** What roles of a project cost with the voices that are shortlisted for them, as far as the caller may know. */
export interface VoicePrices {
  readonly currency: string;
  readonly voices: readonly VoicePrice[];
}

/** What one project costs by a table; as in `ProjectPrice`. */
export type PriceTotals = Pick<
  ProjectPrice,
  'currency' | 'total' | 'lowest' | 'highest' | 'missing' | 'onRequest'
>;

/** What a change of the rate table would do to one project. */
export interface PreviewedPrice {
  readonly projectId: string;
  readonly name: string;
  /** Null: the agency has no table that counts today. */
  readonly now: PriceTotals | null;
  readonly then: PriceTotals;
}
