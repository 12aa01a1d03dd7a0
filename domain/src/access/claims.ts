import type { ErrorCode } from '../messages/errors.en.ts';
import {
  ROLES,
  uniteRoles,
  VALIDATION_STATUSES,
  type Claims,
  type RolesPerAgency,
  type AccountRole,
  type ValidationStatus,
} from './roles.ts';

/** Maximum size of custom claims at the provider, in bytes of JSON. */
export const CLAIMS_MAX_BYTES = 1000;

/** Maximum length of an agency's id: some twenty such ids fit into the claims of a person with one role. */
export const AGENCY_ID_MAX = 16;

/** Returns whether a new agency may have this id: lower case, digits and inner hyphens. */
export const isAgencyId = (id: string): boolean =>
  id.length <= AGENCY_ID_MAX && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(id);

/** Roles as the identity token has them. */
const ROLE_CLAIMS = {
  talent: 'TALENT',
  engineer: 'ENGINEER',
  agencyTeam: 'AGENCY_TEAM',
  admin: 'ADMIN',
  client: 'CLIENT',
} as const satisfies Record<AccountRole, string>;

/** Custom claims of the identity token. `held` lists the agencies per role; `roles` and `agencies` are unions, for menus only. */
export interface TokenClaims {
  readonly user_id: string;
  readonly held: Readonly<Record<string, readonly string[]>>;
  readonly roles: readonly string[];
  readonly agencies: readonly string[];
  readonly accountValidationStatus?: ValidationStatus;
  readonly emailVerified: boolean;
  readonly accessVersion: number;
  readonly needsSecondFactor?: boolean;
}

export const getTokenClaims = (claims: Claims): TokenClaims => {
  const { user_id, held, accountValidationStatus, emailVerified, accessVersion, needsSecondFactor } = claims;
  const { roles, agencies } = uniteRoles(held);

  return {
    user_id,
    held: Object.fromEntries(roles.map((role) => [ROLE_CLAIMS[role], held[role] ?? []])),
    roles: roles.map((role) => ROLE_CLAIMS[role]),
    agencies,
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    emailVerified,
    accessVersion,
    ...(needsSecondFactor ? { needsSecondFactor } : {}),
  };
};

const getStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const parseHeld = (value: unknown): RolesPerAgency => {
  const lists = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return Object.fromEntries(
    ROLES.flatMap((role) => {
      const list = Object.hasOwn(lists, ROLE_CLAIMS[role]) ? lists[ROLE_CLAIMS[role]] : undefined;
      return Array.isArray(list) ? [[role, getStrings(list)]] : [];
    }),
  );
};

/** An unknown status keeps the account out, like in the rules: only its absence admits. */
const getStatus = (value: unknown): ValidationStatus =>
  VALIDATION_STATUSES.find((status) => status === value) ?? 'PENDING';

export const hasSecondFactor = ({ firebase }: Readonly<Record<string, unknown>>): boolean =>
  typeof firebase === 'object' &&
  firebase !== null &&
  typeof (firebase as Record<string, unknown>)['sign_in_second_factor'] === 'string';

/** Parses claims from a decoded token and drops malformed ones. */
export const parseClaims = (token: Readonly<Record<string, unknown>>, uid: string): Claims => {
  const { accountValidationStatus: status, accessVersion } = token;
  const agenciesByRole = parseHeld(token['held']);

  return {
    user_id: typeof token['user_id'] === 'string' ? token['user_id'] : uid,
    held: agenciesByRole,
    ...uniteRoles(agenciesByRole),
    emailVerified: token['emailVerified'] === true,
    accessVersion: typeof accessVersion === 'number' ? accessVersion : 0,
    ...(status === undefined ? {} : { accountValidationStatus: getStatus(status) }),
    // As with a status, a malformed value requires one.
    ...(token['needsSecondFactor'] === undefined || token['needsSecondFactor'] === false
      ? {}
      : { needsSecondFactor: true }),
    ...(hasSecondFactor(token) ? { hasSecondFactor: true } : {}),
  };
};

/** Returns the size of claims as the provider counts it. */
export const measureClaims = (claims: Claims): number =>
  new TextEncoder().encode(JSON.stringify(getTokenClaims(claims))).length;

interface ClaimsProblem {
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns why claims can't be written; undefined: they can. */
export const getClaimsProblem = (claims: Claims): ClaimsProblem | undefined => {
  const bytes = measureClaims(claims);
  return bytes > CLAIMS_MAX_BYTES
    ? { code: 'claims.tooLarge', values: { bytes, max: CLAIMS_MAX_BYTES } }
    : undefined;
};
