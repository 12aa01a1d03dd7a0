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

/** Source of a role's fees: the chosen voice's, shortlisted ones', or the agency's usual table. */
const RATE_SOURCES = ['chosen', 'shortlisted', 'table'] as const;
/**
 * Source of a role's fees: the chosen voice's; the shortlisted ones', from least to most expensive;
 * or the agency's usual fees without a shortlist.
 */
export type RateSource = (typeof RATE_SOURCES)[number];

/** A part that a project lacks for a complete price; `id` names its character or asset. */
export interface MissingPart {
  readonly kind: 'characters' | 'languages' | 'assets' | 'licences';
  readonly id?: string;
  /** alpha3: no licence of the asset's character covers it. */
  readonly language?: string;
}

/** Items without a price until the agency sets one. Excluded from the total. */
export interface OnRequestItem {
  /** A custom item, a choice that the rate table has no factor for, or a fee in a currency that it cannot convert. */
  readonly reason: 'custom' | 'noFactor' | 'noExchangeRate';
  readonly voiceId: string;
  /** Of the licence. */
  readonly assetId?: string;
  readonly licenceId?: string;
  /** The licence's item; custom labels have their prefix, as stored. */
  readonly item?: 'duration' | 'format' | 'territoryCover';
  readonly label?: string;
  /** Of a fee that can't be converted: the language, and the currency if the caller may see it. */
  readonly language?: string;
  readonly currency?: string;
}

/** A factor on a line's base. */
export interface LineFactor {
  readonly kind:
    | 'media'
    | 'payment'
    | 'territoryCover'
    | 'duration'
    | 'length'
    | 'spots'
    | 'exclusivity'
    | 'commission'
    | 'express';
  readonly code: string;
  readonly label: string;
  /** Basis points: 10000 is ×1, 2500 a quarter. */
  readonly factor: number;
}

/** A talent's fee in another currency than the price. */
export interface LineExchange {
  readonly currency: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  /** Price of one unit of `currency` in the price's currency; a decimal number as text. */
  readonly perUnit: string;
  /** `YYYY-MM-DD`, of the rate. */
  readonly day: string;
}

/**
 * A line of a price, in minor units of its currency. `session` covers its included hours, `sessionExtra` each further half hour
 * begun; `usage` is one licence in one language; `minimum` the supplement to the talent's minimum; `exclusivity` on their fee; `engineer` and `studio` hourly
 * rates in half hours; `commission` on the talent's part of a role; `express` on everything else.
 * Clients see `agency` (engineer, studio and commission), and without access to rates only `role`, a role's total.
 */
export interface PriceLine {
  readonly kind:
    | 'session'
    | 'sessionExtra'
    | 'usage'
    | 'minimum'
    | 'exclusivity'
    | 'engineer'
    | 'studio'
    | 'commission'
    | 'express'
    | 'agency'
    | 'role';
  /** The bound that includes the line. Exact roles only have `both`, others never do. */
  readonly bound: 'both' | 'lowest' | 'highest';
  readonly voiceId?: string;
  readonly character?: string;
  /** alpha3. */
  readonly language?: string;
  readonly assetId?: string;
  readonly asset?: string;
  readonly licenceId?: string;
  readonly rates?: RateSource;
  /** The multiplied amount; absent for sums of other lines. */
  readonly base?: number;
  readonly halfHours?: number;
  readonly factors: readonly LineFactor[];
  readonly exchange?: LineExchange;
  readonly amount: number;
}

/** A talent's pay for one licence. Minor units. */
export interface LicencePayment {
  readonly licenseId: string;
  readonly talentTotalPayment: number;
}

/** The client's price of a part, and the talents' share of it. Minor units. */
export interface PartPrice {
  /** Absent: hidden from the caller. */
  readonly talentTotalPayment?: number;
  readonly clientTotal: number;
  /** The maximum; absent for an exact price. */
  readonly highest?: { readonly talentTotalPayment?: number; readonly clientTotal: number };
}

/** A licence's usage in all languages together, regardless of other licences. */
export interface LicencePrice extends PartPrice {
  readonly licenseId: string;
}

const OTHER_COSTS = ['session', 'minimum', 'exclusivity', 'engineer', 'studio', 'express'] as const;

/** Costs besides usage: sessions, supplements to minimum fees, exclusivity, engineer, studio and the surcharge. */
export type OtherCost = (typeof OTHER_COSTS)[number];

/** A row of a price as it is shown everywhere: a licence of a character in all its languages, or another cost of the project. */
export interface PriceRow extends PartPrice {
  readonly kind: 'licence' | OtherCost;
  readonly voiceId?: string;
  readonly character?: string;
  /** alpha3; the amount covers all of them. */
  readonly languages?: readonly string[];
  readonly asset?: string;
  readonly licenseId?: string;
}

/** A character in one language. */
export interface PricedRoleName {
  readonly voiceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
}

/**
 * A computed price with its parts, in minor units of `currency`: exact (`total`), or between `lowest` and `highest` while roles
 * have several shortlisted voices and none chosen. None of the three without a character, language or licence.
 */
export interface ProjectPrice {
  readonly currency: string;
  readonly rateTableVersion: number;
  readonly total?: number;
  readonly lowest?: number;
  readonly highest?: number;
  /** All that is still to be chosen; an asset without a licence, or a character without an asset, is not in the price. */
  readonly missing: readonly MissingPart[];
  readonly onRequest: readonly OnRequestItem[];
  /** Number of roles per source of fees. */
  readonly roles: Readonly<Record<RateSource, number>>;
  /** Roles without a chosen voice: while there are any, the price is an estimate. */
  readonly unchosen: readonly PricedRoleName[];
  /** Without licences on request. */
  readonly licensePriceBreakdown: readonly LicencePrice[];
  /** Without licences on request. They add up to the total, or to both ends of the range, to the minor unit. */
  readonly rows: readonly PriceRow[];
  /** Absent: the agency shows its clients only totals. */
  readonly lines?: readonly PriceLine[];
}

/**
 * A talent's pay in a project for all roles they are shortlisted for, in minor units. Null without
 * a licence for these, or with fees in a currency that the agency's table can't convert.
 */
export interface TalentPrice {
  readonly amount: number | null;
  readonly currency: string;
}

/** Maximum voices priced by one call. */
export const PRICED_VOICES_MAX = 100;

/** What a role costs with one voice, all but the surcharge on the whole project. */
export interface VoicePrice {
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
  readonly talentId: string;
  /** Minor units; null: on request, because the voice's fees are in a currency without a rate. */
  readonly amount: number | null;
  /** Whether licences are missing or on request, so that it costs at least the amount. */
  readonly isLowest: boolean;
}

/** What roles of a project cost with voices, as far as the caller may know. */
export interface VoicePrices {
  readonly currency: string;
  readonly voices: readonly VoicePrice[];
}

/** A project's price by one table; as in `ProjectPrice`. */
export type PriceTotals = Pick<
  ProjectPrice,
  'currency' | 'total' | 'lowest' | 'highest' | 'missing' | 'onRequest'
>;

/** The effect of a changed rate table on one project. */
export interface PreviewedPrice {
  readonly projectId: string;
  readonly name: string;
  /** Null: the agency has no table that counts today. */
  readonly now: PriceTotals | null;
  readonly then: PriceTotals;
}
