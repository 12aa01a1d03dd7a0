import type { EngineerStanding } from '../access/memberships.ts';
import type { Instant } from '../contract.ts';
import type { InviteRecipient } from '../people/sign-up.schema.ts';
import type { EngineerAnswers } from './engineer-fields.ts';

export const ENGINEER_STATUSES = [
  'pending',
  'active',
  'released',
  'blocked',
] as const satisfies readonly EngineerStanding[];

/** Curators and recording engineers. Their status per agency is in their memberships. */
export interface Engineer extends Partial<EngineerAnswers> {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  /** Working languages, alpha3. */
  readonly languageTags: readonly string[];
  /** Agencies whose invitation they accepted, for searches. */
  readonly agencyIds: readonly string[];
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** `engineerInvites/{id}`: required for registration; engineers of other agencies accept it. The id is unguessable. */
export interface EngineerInvite extends InviteRecipient {
  readonly id: string;
  /** The inviting agency. */
  readonly agencyId: string;
  readonly usedBy: string | null;
}
