import { getTokenClaims } from '@domain/access/claims.ts';
import { toAccess, toMembershipId, type Membership } from '@domain/access/memberships.ts';
import { uniteRoles, type AccountRole, type ValidationStatus } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { createIdentity, firestore, getIdToken, setClaims } from './admin.ts';

export const PASSWORD = 'casting-demo-1';

export interface AccountWish {
  readonly uid: string;
  readonly email?: string;
  /** Each of these roles in each of these agencies … */
  readonly roles?: readonly AccountRole[];
  readonly agencies?: readonly string[];
  /** … or each in its own agencies. */
  readonly held?: Readonly<Partial<Record<AccountRole, readonly string[]>>>;
  /** Every agency's decision on the registration; absent if none was due. */
  readonly status?: ValidationStatus;
  /** Other decisions of every agency. */
  readonly standing?: Partial<Pick<Membership, 'blocked' | 'engagement'>>;
  readonly emailVerified?: boolean;
  /** False: unknown to the identity provider; only acted as, never signed in. */
  readonly hasIdentity?: boolean;
  readonly user?: Partial<User>;
}

/** Writes a person's access for the API, the rules and the identity provider, as the product does. */
export const putAccess = async (wish: AccountWish): Promise<void> => {
  const { uid, roles = [], agencies = [], status, standing = {}, emailVerified = true } = wish;
  const email = wish.email ?? `${uid}@tests.example`.toLowerCase();
  const agenciesByRole = wish.held ?? Object.fromEntries(roles.map((role) => [role, agencies]));
  const displayName = wish.user?.displayName ?? uid;

  const memberships = Object.entries(agenciesByRole).flatMap(([role, ids]) =>
    ids.map((agencyId): Omit<Membership, 'id'> => ({
      agencyId,
      userId: uid,
      role: role as AccountRole,
      displayName,
      email,
      blocked: false,
      ...(role === 'engineer' ? { engagement: 'active' as const } : {}),
      ...standing,
      ...(status ? { accountValidationStatus: status } : {}),
      decidedBy: null,
      decidedAt: null,
    })),
  );

  // A role without agencies is still a role.
  const nowhere = Object.fromEntries(Object.keys(agenciesByRole).map((role) => [role, []]));
  const access = toAccess(memberships);
  const everything = { ...nowhere, ...access.held };
  const union = uniteRoles(everything);

  const user: Omit<User, 'id'> = {
    email,
    displayName,
    ...access,
    held: everything,
    roles: union.roles,
    agencyIds: union.agencies,
    emailVerified,
    accessVersion: 0,
    companyId: null,
    locale: 'en',
    ...wish.user,
  };

  const batch = firestore().batch();
  batch.set(firestore().doc(`users/${uid}`), user);

  for (const membership of memberships) {
    const id = toMembershipId(membership.agencyId, uid, membership.role);
    batch.set(firestore().doc(`memberships/${id}`), membership);
  }

  await batch.commit();

  if (wish.hasIdentity === false) return;

  await setClaims(uid, getTokenClaims(getUserClaims({ ...user, id: uid }, emailVerified)));
};

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

export const makeAccount = async (wish: AccountWish): Promise<Account> => {
  const { uid, emailVerified = true } = wish;
  const email = wish.email ?? `${uid}@tests.example`.toLowerCase();
  await createIdentity({ uid, email, password: PASSWORD, emailVerified });
  await putAccess({ ...wish, email });
  return { uid, email, token: await getIdToken(email, PASSWORD) };
};
