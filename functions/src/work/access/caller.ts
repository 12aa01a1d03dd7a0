import type { Actor } from '@domain/access/access.policy.ts';
import type { Claims } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Rights per agency, without the unions: a role counts only in the agency of a record. */
type HeldClaims = Omit<Claims, 'roles' | 'agencies'>;

/** A signed-in user whose account may enter the app. `claims` cover the chosen agency and the roles that the endpoint admits. */
export interface Caller extends Actor {
  readonly claims: HeldClaims;
  /** The real user. In an acting session, `uid`, claims and company belong to the target account. */
  readonly realUid: string;
  readonly user: User;
  /** The API key of a program; absent: a person calls. */
  readonly apiKey?: { readonly id: string; readonly name: string };
  readonly everywhere: Claims;
  /** The agency chosen in the header, or the only one. */
  readonly agencyId: string | undefined;
  /** Last sign-in of the real user, in seconds since 1970. */
  readonly signedInAt: number;
}

/** Returns the chosen agency; 422 when the caller has several and named none. */
export const getAgency = (caller: Caller): string => {
  if (!caller.agencyId) throw new AppError(422, 'auth.agencyRequired');
  return caller.agencyId;
};
