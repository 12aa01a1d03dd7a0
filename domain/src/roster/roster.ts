import type { ConnectionStatus } from '../connection/connection.ts';
import type { Instant } from '../contract.ts';
import type { Days } from '../rates/vacations.ts';
import type { ReviewStatus } from '../demos/demos.ts';
import type { Talent, TalentStatus } from '../talents/talents.ts';
import type { ListedTerms } from '../talents/talent-terms.ts';

export const ROSTER_PAGE_SIZE = 500;

/** Maximum count of matches, shown as “1,000+” beyond: each thousand costs a read. */
export const ROSTER_COUNT_MAX = 1000;

export const BULK_MAX = 500;

export const ROSTER_FIELDS = [
  'fullName',
  'publicName',
  'email',
  'phone',
  'gender',
  'ethnic',
  'countryOfResidence',
  'cityOfResidence',
  'voiceAges',
  'tone',
  'doesDubbing',
  'categories',
  'accents',
  'dialects',
  'voiceSounding',
  'voiceSpecs',
  'homeStudio',
  'microphone',
  'booth',
  'ableToConnect',
  'sourceConnectStPro',
  'isInformationComplete',
  'createdAt',
] as const satisfies readonly (keyof Talent)[];
type RosterTalent = Pick<Talent, (typeof ROSTER_FIELDS)[number]>;

/**
 * `roster/{id}`: a talent in an agency's list. Denormalised copy of many records, updated in their
 * transactions and repaired by `npm run repair`. Ids sort by name: see `toRosterId`.
 */
export interface RosterEntry extends RosterTalent, ListedTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** alpha3, the main one first. */
  readonly languages: readonly string[];
  /** Whether this agency keeps them out. */
  readonly status: TalentStatus;
  /** The computed score; null: not scored. */
  readonly score: number | null;
  /** Number of demos by review status. */
  readonly demos: Readonly<Record<ReviewStatus, number>>;
  readonly connection: ConnectionStatus | null;
  readonly currency: string | null;
  /** Minor units of `currency`. */
  readonly sessionFee: number | null;
  /** Vacations, the first to come first; days of the talent's own calendar. */
  readonly daysOff: readonly Days[];
  /** Of the talent's record. */
  readonly updatedAt: Instant;
  /** Search keys; see `getRosterTraits`. */
  readonly is: Readonly<Record<string, true>>;
}
