export const ROLES = ['talent', 'engineer', 'agencyTeam', 'admin', 'client'] as const;
export type Role = (typeof ROLES)[number];

export const VALIDATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/** Custom claims of the identity token. Engineers are not linked to agencies. */
export interface Claims {
  readonly roles: readonly Role[];
  readonly user_id: string;
  readonly agencies: readonly string[];
  /** Absent: this account was never subject to manual validation. */
  readonly accountValidationStatus?: ValidationStatus;
  readonly emailVerified: boolean;
}

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** Talents, engineers and clients prove their address before they enter; team members and admins need not. */
export const needsVerifiedEmail = (roles: readonly Role[]): boolean =>
  roles.some((role) => role === 'talent' || role === 'engineer' || role === 'client');

/** Everybody but engineers works inside agencies. */
export const needsAgency = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'engineer');

export type Barrier = 'unverifiedEmail' | 'notAccepted' | 'noAgencies';

/** What keeps an account out of the application, in the order in which it is asked; undefined: it may enter. */
export const barrierOf = (claims: Claims): Barrier | undefined => {
  if (needsVerifiedEmail(claims.roles) && !claims.emailVerified) return 'unverifiedEmail';
  if (claims.accountValidationStatus && claims.accountValidationStatus !== 'ACCEPTED') return 'notAccepted';
  if (needsAgency(claims.roles) && claims.agencies.length === 0) return 'noAgencies';
  return undefined;
};

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** A status that is there and unknown keeps the account out, as the rules do: only its absence lets in. */
const statusOf = (value: unknown): ValidationStatus =>
  VALIDATION_STATUSES.find((status) => status === value) ?? 'PENDING';

/** Reads claims from a decoded token, dropping whatever is not of their form. */
export const claimsFrom = (token: Readonly<Record<string, unknown>>, uid: string): Claims => {
  const status = token['accountValidationStatus'];
  return {
    roles: stringsOf(token['roles']).filter(isRole),
    user_id: typeof token['user_id'] === 'string' ? token['user_id'] : uid,
    agencies: stringsOf(token['agencies']),
    emailVerified: token['emailVerified'] === true,
    ...(status === undefined ? {} : { accountValidationStatus: statusOf(status) }),
  };
};
