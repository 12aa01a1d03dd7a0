import type { Exclusivity } from '../exclusivity/exclusivity.ts';
import type { ProjectType } from '../projects/projects.ts';
import type { RATE_FIELDS } from '../rates/rates.schema.ts';
import type { FieldValues } from '../values/fields.ts';
import type { VoiceAsset } from './assets.ts';
import type { Licence, LicenceTerms } from './licences.ts';
import type { RateTable, RateTableTerms } from './rate-tables.ts';

/** A talent's rates, in minor units of their currency. Zero means unset. */
export type TalentFees = FieldValues<typeof RATE_FIELDS>;

/** A voice candidate for a character in one language. */
export interface Candidate {
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
  readonly isChosen: boolean;
  /** Null: no rates set. */
  readonly fees: TalentFees | null;
  /** What the voice gets for the role at least, by an accepted counter-offer; minor units of the table's currency. Absent: none. */
  readonly agreed?: number;
}

export type PricedLicence = Pick<Licence, 'id'> & LicenceTerms;

export interface PricedAsset extends Pick<VoiceAsset, 'id' | 'voiceId' | 'name' | 'spots' | 'lengthSeconds'> {
  readonly licences: readonly PricedLicence[];
}

export type PricingTable = Omit<
  RateTableTerms,
  'validFrom' | 'clientSees' | 'sessionHours' | 'organicShare'
> &
  Pick<RateTable, 'version'> & {
    /** Absent: from older tables, whose session fee covers one hour. */
    readonly sessionHours?: number;
    /** Absent: from older tables, whose organic use costs as much as paid. */
    readonly organicShare?: number;
  };

export interface PriceInput {
  readonly table: PricingTable;
  readonly type: ProjectType;
  /** Basis points agreed when an express project was placed; null or absent: the table's. */
  readonly surcharge?: number | null;
  /** Null or absent: none. */
  readonly exclusivity?: Exclusivity | null;
  /** Expected recording time of a character in a language. */
  readonly sessionMinutes: number;
  /** Basis points agreed between client and agency; null: the table's. */
  readonly commission: number | null;
  readonly characters: readonly { readonly id: string; readonly name: string }[];
  /** alpha3: every character is cast in each. */
  readonly languages: readonly string[];
  /** Assets of deleted characters don't count. */
  readonly assets: readonly PricedAsset[];
  readonly candidates: readonly Candidate[];
}
