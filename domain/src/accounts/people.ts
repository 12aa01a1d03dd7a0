import type { Instant } from '../contract.ts';
import type { Role, ValidationStatus } from '../access/roles.ts';

/** `engineers/{id}`: curators and recording engineers. They start pending. */
export interface Engineer {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  /** Working languages, alpha3. */
  readonly languageTags: readonly string[];
  readonly status: 'pending' | 'active' | 'blocked';
  readonly createdAt: Instant;
}

/** `engineerInvites/{id}`: a registration is possible with one of these alone. The id is unguessable. */
export interface EngineerInvite {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly usedBy: string | null;
}

/** `clients/{uid}`: a client's account. The validation status is for admins. */
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
  readonly accountValidationStatus?: ValidationStatus;
  readonly showRates: boolean;
  readonly createdAt: Instant;
}

/** A member of an agency's team, or an admin. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly agencies: readonly string[];
}
