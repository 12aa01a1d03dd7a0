export const ROLES = ['talent', 'engineer', 'agencyTeam', 'admin', 'client'] as const;
export type AccountRole = (typeof ROLES)[number];

export const VALIDATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/** Agencies per role. An empty list: the person has the role, but no agency in which to use it now. */
export type RolesPerAgency = Readonly<Partial<Record<AccountRole, readonly string[]>>>;

/** An account's rights per agency. */
export interface Claims {
  readonly user_id: string;
  readonly held: RolesPerAgency;
  /** Union of `held`, for menus and choosing an agency. Never used for authorisation. */
  readonly roles: readonly AccountRole[];
  readonly agencies: readonly string[];
  /** Absent: never subject to manual validation. */
  readonly accountValidationStatus?: ValidationStatus;
  readonly emailVerified: boolean;
  /** Raised with every decision: tokens of an earlier version read nothing. */
  readonly accessVersion: number;
  /** An agency requires a second factor of its team, which includes this person; absent: none does. */
  readonly needsSecondFactor?: boolean;
  /** The session began with a second factor, as attested by the provider. */
  readonly hasSecondFactor?: boolean;
}

/** Returns the roles of `held` in fixed order, and its agencies without duplicates. */
export const uniteRoles = (agenciesByRole: RolesPerAgency): Pick<Claims, 'roles' | 'agencies'> => ({
  roles: ROLES.filter((role) => agenciesByRole[role] !== undefined),
  agencies: [...new Set(ROLES.flatMap((role) => agenciesByRole[role] ?? []))],
});

export const getAgencies = ({ held }: Pick<Claims, 'held'>, role: AccountRole): readonly string[] =>
  held[role] ?? [];

/** Returns the agencies the user can choose; engineers work for all their agencies together and choose none. */
export const getWorkplaces = ({ held }: Pick<Claims, 'held'>): readonly string[] =>
  uniteRoles({ ...held, engineer: undefined } as RolesPerAgency).agencies;

export const hasRole = (
  claims: Pick<Claims, 'held'>,
  roles: readonly AccountRole[],
  agencyId: string | null | undefined,
): boolean => !!agencyId && roles.some((role) => getAgencies(claims, role).includes(agencyId));

/** Limits claims to some agencies. Engineers work for all their agencies, so theirs stay unless `engineersToo`. */
export const narrowClaims = (
  claims: Claims,
  agencies: readonly string[],
  { engineersToo = false }: { readonly engineersToo?: boolean } = {},
): Claims => {
  const agenciesByRole: RolesPerAgency = Object.fromEntries(
    ROLES.flatMap((role): [AccountRole, readonly string[]][] => {
      const all = claims.held[role];
      if (!all) return [];
      if (role === 'engineer' && !engineersToo) return [[role, all]];
      const chosenAgencies = all.filter((agencyId) => agencies.includes(agencyId));
      return chosenAgencies.length > 0 ? [[role, chosenAgencies]] : [];
    }),
  );

  return { ...claims, held: agenciesByRole, ...uniteRoles(agenciesByRole) };
};

/** Limits rights to some roles, such as those that an endpoint admits. */
export const narrowRoles = <Holder extends Pick<Claims, 'held'>>(
  claims: Holder,
  roles: readonly AccountRole[],
): Holder => ({
  ...claims,
  held: Object.fromEntries(roles.flatMap((role) => (claims.held[role] ? [[role, claims.held[role]]] : []))),
});

/** Talents, engineers and clients must verify their address before entering; team members and admins needn't. */
export const needsVerifiedEmail = (roles: readonly AccountRole[]): boolean =>
  roles.some((role) => role === 'talent' || role === 'engineer' || role === 'client');

/** All roles except engineers need an agency; a person removed from all agencies can't enter. */
export const needsAgency = (roles: readonly AccountRole[]): boolean =>
  roles.length === 0 || roles.some((role) => role !== 'engineer');

type Barrier = 'unverifiedEmail' | 'notAccepted' | 'secondFactor' | 'noAgencies';

/** Returns what keeps an account from entering, in order of checks; undefined: it may enter. */
export const getBarrier = (
  claims: Omit<Claims, 'user_id' | 'held' | 'accessVersion'>,
): Barrier | undefined => {
  if (needsVerifiedEmail(claims.roles) && !claims.emailVerified) return 'unverifiedEmail';
  if (claims.accountValidationStatus && claims.accountValidationStatus !== 'ACCEPTED') return 'notAccepted';
  if (claims.needsSecondFactor && !claims.hasSecondFactor) return 'secondFactor';
  if (needsAgency(claims.roles) && claims.agencies.length === 0) return 'noAgencies';
  return undefined;
};

/** Whether one of these is a role in an agency's team. */
export const hasStaffRole = (roles: readonly AccountRole[]): boolean =>
  roles.includes('agencyTeam') || roles.includes('admin');
