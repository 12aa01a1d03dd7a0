import type { Role } from '../access/roles.ts';

/** A member of an agency's team, or an admin. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly agencies: readonly string[];
}
