import type { Instant } from '../contract.ts';
import type { EngineerStanding } from '../access/memberships.ts';
import type { Role } from '../access/roles.ts';

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

export const CLIENT_STATUSES = ['active', 'blocked'] as const;
/** Whether an agency lets a client in or keeps them out. */
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** `clients/{uid}`: a client's account. What admins decide on it lies elsewhere. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly roleInCompany: string;
  readonly companyId: string;
  readonly agencyIds: readonly string[];
  readonly countryOfResidence: string;
  readonly cityOfResidence: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** How many clients a page of their list has. */
export const CLIENT_PAGE_SIZE = 20;

/** A member of an agency's team, or an admin. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly agencies: readonly string[];
}
