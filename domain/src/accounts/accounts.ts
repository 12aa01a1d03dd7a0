import type { Role } from '../access/roles.ts';
import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/messages.ts';

/** `users/{uid}`: the person behind an account, who reads it together with the admins of their agencies. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly agencyIds: readonly string[];
  /** Clients alone: the company whose projects are theirs. */
  readonly companyId: string | null;
  /** Agencies that let this client see rates; absent: none. */
  readonly showRates?: readonly string[];
  /** When roles, agencies or validation last changed: an open browser then fetches a new token. Absent: never. */
  readonly claimsChangedAt?: Instant;
  readonly locale: Locale;
  /** Raised with every new password, so that reset links sent before are spent; absent: 0. */
  readonly passwordVersion?: number;
}

/** `companies/{id}`: a client's company within the agencies it works with. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** Code of the catalogue. */
  readonly companyType: string;
  readonly agencyIds: readonly string[];
}
