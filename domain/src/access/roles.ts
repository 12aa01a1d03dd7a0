export const ROLES = ['talent', 'engineer', 'agencyTeam', 'admin', 'client'] as const;
export type Role = (typeof ROLES)[number];

export const VALIDATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/**
 * For each role that somebody has, the agencies in which it is held. An empty list: they have the role, and no agency
 * lets them use it at present.
 */
export type Held = Readonly<Partial<Record<Role, readonly string[]>>>;

/** What an account may do, and where. */
export interface Claims {
  readonly user_id: string;
  readonly held: Held;
  /** Everything that `held` names, for menus and for choosing an agency. Nothing is ever authorised by these two. */
  readonly roles: readonly Role[];
  readonly agencies: readonly string[];
  /** Absent: this account was never subject to manual validation. */
  readonly accountValidationStatus?: ValidationStatus;
  readonly emailVerified: boolean;
  /** Raised with every decision on the account: a token of an earlier version reads nothing any more. */
  readonly accessVersion: number;
  /** An agency asks everybody in its team for a second factor, and this person is in it; absent: none does. */
  readonly needsSecondFactor?: boolean;
  /** This session was begun with a second factor. The provider says so, and nobody else can. */
  readonly hasSecondFactor?: boolean;
}

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** The roles of `held`, in our own order, and its agencies, each once in the order they are named. */
export const unionOf = (held: Held): Pick<Claims, 'roles' | 'agencies'> => ({
  roles: ROLES.filter((role) => held[role] !== undefined),
  agencies: [...new Set(ROLES.flatMap((role) => held[role] ?? []))],
});

/** The agencies in which an account holds a role. */
export const agenciesOf = ({ held }: Pick<Claims, 'held'>, role: Role): readonly string[] => held[role] ?? [];

/** The agencies somebody can choose to act in: engineers work for all that engaged them at once, and choose none. */
export const workplacesOf = ({ held }: Pick<Claims, 'held'>): readonly string[] =>
  unionOf({ ...held, engineer: undefined } as Held).agencies;

/** Whether an account holds one of these roles in this agency. */
export const holdsRole = (
  claims: Pick<Claims, 'held'>,
  roles: readonly Role[],
  agencyId: string | null | undefined,
): boolean => !!agencyId && roles.some((role) => agenciesOf(claims, role).includes(agencyId));

/**
 * The same claims within some agencies alone. Engineers choose no agency and work for all that engaged them, so theirs
 * stay unless `engineersToo`.
 */
export const narrowed = (
  claims: Claims,
  agencies: readonly string[],
  { engineersToo = false }: { readonly engineersToo?: boolean } = {},
): Claims => {
  const held: Held = Object.fromEntries(
    ROLES.flatMap((role): [Role, readonly string[]][] => {
      const all = claims.held[role];
      if (!all) return [];
      if (role === 'engineer' && !engineersToo) return [[role, all]];
      const kept = all.filter((agencyId) => agencies.includes(agencyId));
      return kept.length > 0 ? [[role, kept]] : [];
    }),
  );
  return { ...claims, held, ...unionOf(held) };
};

/** Talents, engineers and clients prove their address before they enter; team members and admins need not. */
export const needsVerifiedEmail = (roles: readonly Role[]): boolean =>
  roles.some((role) => role === 'talent' || role === 'engineer' || role === 'client');

/** Everybody but engineers works inside agencies; somebody who was removed from all they had has nowhere to go. */
export const needsAgency = (roles: readonly Role[]): boolean =>
  roles.length === 0 || roles.some((role) => role !== 'engineer');

export type Barrier = 'unverifiedEmail' | 'notAccepted' | 'secondFactor' | 'noAgencies';

/** What keeps an account out of the application, in the order in which it is asked; undefined: it may enter. */
export const barrierOf = (
  claims: Omit<Claims, 'user_id' | 'held' | 'accessVersion'>,
): Barrier | undefined => {
  if (needsVerifiedEmail(claims.roles) && !claims.emailVerified) return 'unverifiedEmail';
  if (claims.accountValidationStatus && claims.accountValidationStatus !== 'ACCEPTED') return 'notAccepted';
  if (claims.needsSecondFactor && !claims.hasSecondFactor) return 'secondFactor';
  if (needsAgency(claims.roles) && claims.agencies.length === 0) return 'noAgencies';
  return undefined;
};
