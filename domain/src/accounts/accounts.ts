import type { Role } from '../access/roles.ts';
import type { Locale } from '../messages/messages.ts';

/** `users/{uid}`: the person behind an account. Only that person and the functions read it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly agencyIds: readonly string[];
  /** Clients alone: the company whose projects are theirs. */
  readonly companyId: string | null;
  readonly locale: Locale;
}

/** `companies/{id}`: a client's company within the agencies it works with. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly agencyIds: readonly string[];
}
