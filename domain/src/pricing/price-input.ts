import type { ProjectType } from '../projects/projects.ts';
import type { TalentRates } from '../rates/rates.ts';
import type { VoiceAsset } from './assets.ts';
import type { Licence, LicenceItemName } from './licences.ts';
import type { RateTable, RateTableTerms } from './rate-tables.ts';

/** What a talent asks for, in minor units of their currency. A fee of nothing is one that they have not told. */
export type AskedFees = Pick<TalentRates, 'currency' | 'sessionFee' | 'usageFee' | 'minimumFee'>;

/** Somebody who may be heard for a character in one language. */
export interface Candidate {
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
  readonly isChosen: boolean;
  /** Null: they have not said what they ask for. */
  readonly fees: AskedFees | null;
}

export type PricedLicence = Pick<Licence, 'id' | LicenceItemName>;

export interface PricedAsset extends Pick<VoiceAsset, 'id' | 'voiceId' | 'name' | 'spots' | 'lengthSeconds'> {
  readonly licences: readonly PricedLicence[];
}

/** The part of a table that a price follows from. */
export type PricingTable = Omit<RateTableTerms, 'validFrom' | 'clientSees' | 'sessionHours'> &
  Pick<RateTable, 'version'> & {
    /** Absent: accepted before tables had it, when a session fee paid for one hour. */
    readonly sessionHours?: number;
  };

/** All that a price follows from. The order of lists means nothing. */
export interface PriceInput {
  readonly table: PricingTable;
  readonly type: ProjectType;
  /** Expected recording time of a character in a language. */
  readonly sessionMinutes: number;
  /** Basis points that the client has agreed on with the agency; null: the table's. */
  readonly commission: number | null;
  readonly characters: readonly { readonly id: string; readonly name: string }[];
  /** alpha3: every character is cast in each of them. */
  readonly languages: readonly string[];
  /** Those of characters that are gone count for nothing. */
  readonly assets: readonly PricedAsset[];
  readonly candidates: readonly Candidate[];
}
