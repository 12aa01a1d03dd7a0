import type { Instant } from '../contract.ts';
import type { FieldValues } from '../values/fields.ts';
import type { RATE_FIELDS, VACATION_FIELDS } from './rates.schema.ts';

/** `talentRates/{talentId}`: a talent's rates. Money in minor units of an ISO 4217 currency. */
export interface TalentRates extends FieldValues<typeof RATE_FIELDS> {
  readonly id: string;
  readonly agencyIds: readonly string[];
  /** The version that an edit is compared with. */
  readonly updatedAt: Instant;
}

/** How the chosen agency's rate table applies a talent's fees. */
export interface RateTerms {
  /** Hours of recording that a session fee pays for. */
  readonly sessionHours: number;
  /** Factor of the usage fee for one TV spot in one country for a year, in basis points. Null: on request, or not shown. */
  readonly exampleFactors: readonly number[] | null;
}

/** Rates as a reader may see them. Clients with access see only the card; other fields are absent. */
export interface RatesPage extends Pick<TalentRates, 'currency' | 'sessionFee'> {
  readonly usageFee?: number;
  readonly minimumFee?: number;
  /** ISO; null: no rates were given yet. */
  readonly updatedAt?: string | null;
  /** Today's pay by these rates; absent in lists, and without a rate table. */
  readonly terms?: RateTerms;
}

/** Rates as a list row; the id is the talent's. */
export interface ListedRates {
  readonly id: string;
  readonly fullName: string;
  readonly publicName: string;
  readonly rates: RatesPage;
}

/** A talent's rates in a list for clients with the grant; the id is the talent's. */
export interface ListedRateCard {
  readonly id: string;
  readonly publicName: string;
  /** alpha3, the main one first. */
  readonly languages: readonly string[];
  /** Null, like the fee: not set yet. */
  readonly currency: string | null;
  /** Minor units of `currency`. */
  readonly sessionFee: number | null;
}

/** `talentRateCards/{agencyId}_{talentId}`: what an agency's clients see of a talent's rates, where they may. */
export interface TalentRateCard {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  readonly currency: string;
  readonly sessionFee: number;
}

/** `vacations/{id}`: days on which a talent does not record; both dates inclusive, `YYYY-MM-DD` in the talent's zone. */
export interface Vacation extends FieldValues<typeof VACATION_FIELDS> {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
}
