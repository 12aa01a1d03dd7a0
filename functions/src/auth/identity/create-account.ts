import { logger } from 'firebase-functions';
import type { AuditAction } from '@domain/audit/actions.ts';
import { getTokenClaims } from '@domain/access/claims.ts';
import { toAccess, type Membership } from '@domain/access/memberships.ts';
import { uniteRoles, type AccountRole } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getFullName } from '@domain/people/names.ts';
import type { ConsentKind } from '@domain/privacy/consents.ts';
import { buildMembership } from '../claims/memberships.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Author } from '../../work/unit/audit.ts';
import { addCallSubject, getCallName, recordStep } from '../../platform/firestore/call-steps.ts';
import { auth } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { memberships } from '../../work/collections/memberships.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { getCode, findAccountById, releaseAddress } from '../../work/identity/accounts.ts';
import { prepareConsents } from './consents.ts';
import { getOwnUid } from '../../work/identity/own-uid.ts';
import type { Work } from '../../work/unit/work.ts';

interface NewAccount extends Partial<
  Pick<Membership, 'accountValidationStatus' | 'engagement' | 'decidedBy' | 'asksSecondFactor'>
> {
  readonly email: string;
  /** Absent: single sign-on, or set later. */
  readonly password?: string | undefined;
  readonly name: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly timeZone?: string | undefined;
  readonly role: AccountRole;
  readonly moreRoles?: readonly AccountRole[];
  readonly agencyIds: readonly [string, ...string[]];
  readonly companyId?: string;
  readonly consents?: readonly ConsentKind[];
  /** Creator and audit action; absent: the person registers. */
  readonly occasion?: { readonly author: Author; readonly action: AuditAction };
  /** Reads, then writes the records of this kind of account besides the user record. */
  readonly records: (work: Work, uid: string, email: string) => Promise<void> | void;
  /** The first mail, if it isn't the verification mail. */
  readonly welcome?: (work: Work, uid: string, email: string) => void;
}

const TAKEN: readonly unknown[] = ['auth/email-already-exists', 'auth/uid-already-exists'];

const SIGN_UP = { author: { platform: 'sign-up' }, action: 'accounts.signUp' } as const;

interface Identity {
  readonly uid: string;
  readonly email: string;
}

/** Returns the identity created by an earlier, interrupted attempt of this call. */
const findOwnEarlier = async (uid: string, address: string): Promise<Identity | undefined> => {
  const email = (await findAccountById(uid))?.email;
  return email?.toLowerCase() === address.toLowerCase() ? { uid, email } : undefined;
};

export const isOwnNewcomer = (uid: string): boolean => {
  const name = getCallName('identity');
  return name !== undefined && uid === getOwnUid(name);
};

const createIdentity = async (account: NewAccount): Promise<Identity> => {
  const ownUid = getOwnUid(getCallName('identity'));
  try {
    const { uid, email = account.email } = await auth().createUser({
      uid: ownUid,
      email: account.email,
      ...(account.password ? { password: account.password } : {}),
      displayName: getFullName(account),
    });
    return { uid, email };
  } catch (error) {
    const code = getCode(error);
    if (TAKEN.includes(code)) {
      const earlier = await findOwnEarlier(ownUid, account.email);
      if (earlier) return earlier;
      if (await releaseAddress(account.email)) return createIdentity(account);
      throw new AppError(409, 'account.exists', { property: 'email' });
    }
    if (code === 'auth/invalid-email') throw new AppError(422, 'validation.email', { property: 'email' });
    throw error;
  }
};

/** Deletes a new identity, unless its records exist: the commit may have succeeded with its response lost. */
const removeWithoutRecords = async (uid: string): Promise<void> => {
  try {
    if (!(await readUser(uid))) await auth().deleteUser(uid);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    logger.error('An identity without records is left to the sweep', { uid, cause });
  }
};

const getMemberships = (account: NewAccount, userId: string, email: string): readonly Membership[] => {
  const {
    role,
    moreRoles = [],
    agencyIds,
    accountValidationStatus,
    engagement,
    decidedBy,
    asksSecondFactor,
  } = account;

  const displayName = getFullName(account);
  const places = agencyIds.flatMap((agencyId) =>
    [role, ...moreRoles].map((moreRole) => ({ agencyId, role: moreRole })),
  );

  return places.map(({ agencyId, role }) =>
    buildMembership({
      agencyId,
      userId,
      role,
      displayName,
      email,
      ...(accountValidationStatus ? { accountValidationStatus } : {}),
      ...(engagement ? { engagement } : {}),
      ...(decidedBy ? { decidedBy } : {}),
      ...(asksSecondFactor ? { asksSecondFactor } : {}),
    }),
  );
};

const pickUser = (
  account: NewAccount,
  { uid, email }: { readonly uid: string; readonly email: string },
  memberships: readonly Membership[],
): User => {
  const access = toAccess(memberships);
  const { roles, agencies } = uniteRoles(access.held);

  return {
    id: uid,
    email,
    displayName: getFullName(account),
    ...access,
    roles,
    agencyIds: agencies,
    emailVerified: false,
    accessVersion: 1,
    companyId: account.companyId ?? null,
    locale: account.locale,
    ...(account.timeZone ? { timeZone: account.timeZone } : {}),
  };
};

const queueVerification = (work: Work, account: NewAccount, uid: string, to: string): void => {
  queueMail(work, `verify-email_${uid}`, {
    kind: 'verify-email',
    to,
    locale: account.locale,
    agencyId: account.agencyIds[0],
    params: { name: account.name, uid },
  });
};

/**
 * Creates an account with an unverified address and returns its uid: first the identity, which enforces a unique address, then claims, then all
 * records and the first mail in one transaction. On failure the identity is deleted, so the user can retry. 409 when the address has an account.
 */
export const createAccount = async (account: NewAccount): Promise<string> => {
  const identity = await recordStep(() => createIdentity(account));
  const { uid, email } = identity;

  addCallSubject(uid);

  const [agencyId] = account.agencyIds;
  const { author, action } = account.occasion ?? SIGN_UP;
  const agencyMemberships = getMemberships(account, uid, email);
  const user = pickUser(account, identity, agencyMemberships);

  try {
    const agree = await prepareConsents(account.consents ?? [], { agencyId, locale: account.locale });

    // As a step, so a repeat of the call doesn't reset a user accepted meanwhile.
    await recordStep(() => auth().setCustomUserClaims(uid, getTokenClaims(getUserClaims(user, false))));

    await transact(async (work) => {
      await account.records(work, uid, email);
      agree(work, uid);
      work.create(users, user);
      for (const membership of agencyMemberships) work.create(memberships, membership);
      if (account.welcome) account.welcome(work, uid, email);
      else queueVerification(work, account, uid, email);

      const { role, moreRoles, companyId, accountValidationStatus } = account;
      work.audit(
        { subject: `users/${uid}`, agencyId },
        null,
        {
          role,
          ...(moreRoles?.length ? { moreRoles } : {}),
          agencyId,
          ...(companyId ? { companyId } : {}),
          ...(accountValidationStatus ? { accountValidationStatus } : {}),
        },
        { action, by: author },
      );
    });
  } catch (error) {
    await removeWithoutRecords(uid);
    throw error;
  }

  return uid;
};
