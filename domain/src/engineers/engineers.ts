import type { EngineerStanding } from '../access/memberships.ts';
import type { Instant } from '../contract.ts';

export const ENGINEER_STATUSES = [
  'pending',
  'active',
  'blocked',
] as const satisfies readonly EngineerStanding[];

/** `engineers/{id}`: curators and recording engineers. How they stand with an agency is in their memberships. */
export interface Engineer {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  /** Working languages, alpha3. */
  readonly languageTags: readonly string[];
  /** How an agency reaches them; absent or empty: not given. */
  readonly phone?: string;
  /** alpha3; null or absent: not given. */
  readonly countryOfResidence?: string | null;
  readonly cityOfResidence?: string;
  /** Whether they can record at their own studio; null or absent: not answered. */
  readonly homeStudio?: boolean | null;
  /** Agencies whose invitation they accepted. */
  readonly agencyIds: readonly string[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `engineerInvites/{id}`: a registration is possible with one of these alone, and an engineer of other agencies
 * accepts it. The id is unguessable. */
export interface EngineerInvite {
  readonly id: string;
  /** The agency whose admin invites. */
  readonly agencyId: string;
  readonly name: string;
  readonly lastName: string;
  /** Lower case. */
  readonly email: string;
  /** alpha3. */
  readonly language: string;
  readonly usedBy: string | null;
}
