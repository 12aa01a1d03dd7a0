import { tokenClaimsOf, type TokenClaims } from './claims.ts';
import type { Claims } from './roles.ts';

/** Whom an admin acts as, and in what state the admin's own account was when that began. */
export interface Acting {
  /** Uid of the account that is acted as. */
  readonly actsAs: string;
  /** Uid of the admin who really acts. */
  readonly actedBy: string;
  /** `accessVersion` of the admin's record. Once it is another, the admin's right has to be judged anew. */
  readonly actedVersion: number;
  /** The admin's own session was begun with a second factor; absent: it was not. */
  readonly actedSecondFactor?: boolean;
}

/**
 * What the token of an acting session says: what the account may do within the admin's agencies, and who acts. It is all
 * of this session alone; the identity that carries it holds nothing by itself. Unions for menus are left out, for they
 * would not fit beside it.
 */
export type ActingClaims = Acting &
  Pick<TokenClaims, 'held' | 'emailVerified' | 'accessVersion' | 'accountValidationStatus'>;

/**
 * The claims of a session, whose second factor is the admin's own. `claims` are the account's, narrowed to the admin's agencies by whoever judged the admin.
 */
export const actingClaimsOf = (acting: Acting, claims: Claims): ActingClaims => {
  const {
    user_id: _,
    roles: _roles,
    agencies: _agencies,
    needsSecondFactor: _asked,
    ...rest
  } = tokenClaimsOf(claims);
  return { ...rest, ...acting };
};

/** Who acts as whom by a decoded token; undefined: whoever it is of is themselves. */
export const actingIn = (token: Readonly<Record<string, unknown>>): Acting | undefined => {
  const { actsAs, actedBy, actedVersion, actedSecondFactor } = token;
  return typeof actsAs === 'string' && typeof actedBy === 'string' && typeof actedVersion === 'number'
    ? { actsAs, actedBy, actedVersion, ...(actedSecondFactor === true ? { actedSecondFactor } : {}) }
    : undefined;
};
