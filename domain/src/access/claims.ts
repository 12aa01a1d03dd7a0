import type { ErrorCode } from '../messages/errors.en.ts';
import {
  claimsFrom,
  ROLES,
  VALIDATION_STATUSES,
  isRole,
  type Claims,
  type Role,
  type ValidationStatus,
} from './roles.ts';

/** What the identity provider stores of custom claims, in bytes of JSON. */
export const CLAIMS_MAX_BYTES = 1000;

/**
 * Longest id of an agency. Forty such agencies, every role and a status fit into the claims of an account whose uid has
 * the identity provider's own 28 characters.
 */
export const AGENCY_ID_MAX = 16;

/** Whether a new agency may have this id: lower case, digits and inner hyphens. */
export const isAgencyId = (id: string): boolean =>
  id.length <= AGENCY_ID_MAX && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(id);

/** What is to change; what is left out stays. A null status lifts the validation. */
export interface ClaimsChange {
  readonly roles?: readonly string[];
  readonly agencies?: readonly string[];
  readonly accountValidationStatus?: string | null;
  readonly emailVerified?: boolean;
}

export interface ClaimsProblem {
  readonly code: ErrorCode;
  readonly property: keyof ClaimsChange;
  readonly values: Readonly<Record<string, string | number>>;
}

const isStatus = (value: unknown): value is ValidationStatus =>
  VALIDATION_STATUSES.includes(value as ValidationStatus);

const unknownOf = (
  property: 'roles' | 'agencies' | 'accountValidationStatus',
  wanted: readonly string[],
  known: readonly string[],
): ClaimsProblem | undefined => {
  const codes = {
    roles: 'claims.unknownRole',
    agencies: 'claims.unknownAgency',
    accountValidationStatus: 'claims.unknownStatus',
  } as const;
  const unknown = wanted.filter((item) => !known.includes(item));
  const values = { unknown: unknown.join(', '), known: known.join(', ') };
  return unknown.length > 0 ? { code: codes[property], property, values } : undefined;
};

/** The claims after a change. What the change names and does not exist is left out: ask `claimsProblem` first. */
export const changedClaims = (
  stored: Readonly<Record<string, unknown>>,
  uid: string,
  change: ClaimsChange,
): Claims => {
  const before = claimsFrom(stored, uid);
  const { accountValidationStatus: status = before.accountValidationStatus } = change;
  return {
    roles: [...new Set<Role>((change.roles ?? before.roles).filter(isRole))],
    user_id: uid,
    agencies: [...new Set(change.agencies ?? before.agencies)],
    ...(isStatus(status) ? { accountValidationStatus: status } : {}),
    emailVerified: change.emailVerified ?? before.emailVerified,
  };
};

/** Size of claims as the identity provider counts it. */
export const claimsBytes = (claims: Claims): number =>
  new TextEncoder().encode(JSON.stringify(claims)).length;

/** Why a change cannot be made; undefined: it can. `knownAgencies` are those that exist. */
export const claimsProblem = (
  stored: Readonly<Record<string, unknown>>,
  uid: string,
  change: ClaimsChange,
  knownAgencies: readonly string[],
): ClaimsProblem | undefined => {
  const { roles = [], agencies = [], accountValidationStatus: status } = change;
  const unknown =
    unknownOf('roles', roles, ROLES) ??
    unknownOf('agencies', agencies, knownAgencies) ??
    unknownOf('accountValidationStatus', status ? [status] : [], VALIDATION_STATUSES);
  if (unknown) return unknown;
  const bytes = claimsBytes(changedClaims(stored, uid, change));
  if (bytes <= CLAIMS_MAX_BYTES) return undefined;
  return { code: 'claims.tooLarge', property: 'agencies', values: { bytes, max: CLAIMS_MAX_BYTES } };
};
