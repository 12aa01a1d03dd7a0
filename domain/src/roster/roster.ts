import type { ConnectionStatus } from '../connection/connection.ts';
import type { Instant } from '../contract.ts';
import type { Days } from '../rates/vacations.ts';
import type { ReviewStatus } from '../demos/demos.ts';
import type { Talent, TalentStatus } from '../talents/talents.ts';
import type { TalentTerms } from '../talents/talent-terms.ts';

/** Talents on one page of an agency's roster, unless fewer are asked for. */
export const ROSTER_PAGE_SIZE = 500;

/** Up to here the talents that match are counted; beyond, it says “1,000+”: so many cost one read, and each thousand more another. */
export const ROSTER_COUNT_MAX = 1000;

/** Talents that one call changes or writes to. */
export const BULK_MAX = 500;

/** What the roster shows of the talent's own record. */
export type RosterTalent = Pick<
  Talent,
  | 'fullName'
  | 'publicName'
  | 'email'
  | 'phone'
  | 'gender'
  | 'ethnic'
  | 'countryOfResidence'
  | 'cityOfResidence'
  | 'voiceAges'
  | 'tone'
  | 'doesDubbing'
  | 'categories'
  | 'accents'
  | 'dialects'
  | 'voiceSounding'
  | 'voiceSpecs'
  | 'homeStudio'
  | 'microphone'
  | 'booth'
  | 'ableToConnect'
  | 'sourceConnectStPro'
  | 'isInformationComplete'
  | 'createdAt'
>;

/** What the roster shows of the agency's agreements. */
export type RosterTerms = Pick<TalentTerms, 'tags' | 'commission' | 'contractSigned' | 'gdpr'>;

/**
 * `roster/{id}`: a talent as one agency lists them. A copy of many records, kept true by the transactions that change
 * those; `npm run repair` makes it anew. The id puts the list in the order of names: see `rosterId`.
 */
export interface RosterEntry extends RosterTalent, RosterTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** alpha3, the main one first. */
  readonly languages: readonly string[];
  /** Whether this agency keeps them out. */
  readonly status: TalentStatus;
  /** The computed score; null: not scored. */
  readonly score: number | null;
  readonly demos: Readonly<Record<ReviewStatus, number>>;
  readonly connection: ConnectionStatus | null;
  readonly currency: string | null;
  /** Minor units of `currency`. */
  readonly sessionFee: number | null;
  /** Vacations, the first to come first; days of the talent's own calendar. */
  readonly daysOff: readonly Days[];
  readonly updatedAt: Instant;
  /** What the entry is found by: every key is a trait, see `rosterTraits`. */
  readonly is: Readonly<Record<string, true>>;
}

/** `rosterViews/{id}`: filters and columns of the roster that somebody of the agency saved under a name, for all of it. */
export interface RosterView {
  readonly id: string;
  readonly agencyId: string;
  readonly name: string;
  /** As the address of the list has them. */
  readonly filters: string;
  readonly columns: readonly string[];
  readonly createdBy: string;
  readonly updatedAt: Instant;
}
