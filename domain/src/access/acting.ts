import { getTokenClaims, type TokenClaims } from './claims.ts';
import type { Claims } from './roles.ts';

/** The account acted as, and the admin's account state at the start. */
export interface Acting {
  /** Uid of the account acted as. */
  readonly actsAs: string;
  /** Uid of the real admin. */
  readonly actedBy: string;
  /** `accessVersion` of the admin's record. When it changes, the admin's right must be checked again. */
  readonly actedVersion: number;
  /** The admin's session had a second factor; absent: no. */
  readonly actedSecondFactor?: boolean;
}

/**
 * Claims of an acting session's token: the account's rights within the admin's agencies, and the admin.
 * The synthetic identity has no rights besides. Unions for menus are omitted, because they wouldn't fit.
 */
type ActingClaims = Acting &
  Pick<TokenClaims, 'held' | 'emailVerified' | 'accessVersion' | 'accountValidationStatus'>;

/** Returns an acting session's claims, with the admin's second factor. `claims` are the account's, already narrowed to the admin's agencies. */
export const getActingClaims = (acting: Acting, claims: Claims): ActingClaims => {
  const {
    user_id: _,
    roles: _roles,
    agencies: _agencies,
    needsSecondFactor: _asked,
    ...rest
  } = getTokenClaims(claims);
  return { ...rest, ...acting };
};

/** Returns the acting admin and account from a decoded token; undefined for a normal session. */
export const parseActing = (token: Readonly<Record<string, unknown>>): Acting | undefined => {
  const { actsAs, actedBy, actedVersion, actedSecondFactor } = token;
  return typeof actsAs === 'string' && typeof actedBy === 'string' && typeof actedVersion === 'number'
    ? { actsAs, actedBy, actedVersion, ...(actedSecondFactor === true ? { actedSecondFactor } : {}) }
    : undefined;
};
