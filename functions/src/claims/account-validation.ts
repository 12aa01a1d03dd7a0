import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Instant } from '@domain/contract.ts';
import { db } from '../firestore/db.ts';
import type { Session } from '../http/session.ts';
import { queueMail } from '../mail/outbox.ts';

/** `accountValidations/{uid}`: what an admin decided on an account. */
export interface AccountValidation {
  readonly agencyIds: readonly string[];
  readonly kind: 'client' | 'talent';
  readonly accountValidationStatus: ValidationStatus;
  /** Uid of who decided; null: nobody yet. */
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
}

const recordOf = (uid: string) => db().collection('accountValidations').doc(uid);

/** The decision as it stands; undefined: the account was never subject to one. */
export const readValidation = async (uid: string): Promise<ValidationStatus | undefined> =>
  ((await recordOf(uid).get()).data() as AccountValidation | undefined)?.accountValidationStatus;

/** The same of several accounts, by their uids. */
export const readValidations = async (
  uids: readonly string[],
): Promise<ReadonlyMap<string, ValidationStatus>> => {
  if (uids.length === 0) return new Map();
  const found = await db().getAll(...uids.map(recordOf));
  return new Map(
    found.flatMap((snapshot) => {
      const validation = snapshot.data() as AccountValidation | undefined;
      return validation ? [[snapshot.id, validation.accountValidationStatus] as const] : [];
    }),
  );
};

export const createValidation = (
  transaction: Transaction,
  uid: string,
  validation: AccountValidation,
): void => {
  transaction.create(recordOf(uid), validation);
};

/** The same within the transaction that is about to decide. */
export const readDecision = async (
  uid: string,
  transaction: Transaction,
): Promise<ValidationStatus | undefined> =>
  ((await transaction.get(recordOf(uid))).data() as AccountValidation | undefined)?.accountValidationStatus;

interface Decision extends Pick<AccountValidation, 'agencyIds' | 'kind' | 'accountValidationStatus'> {
  /** How it stood before; undefined: nobody had to decide. */
  readonly before: ValidationStatus | undefined;
  /** Who is told; undefined: they have no account to get mail at. */
  readonly account: User | undefined;
}

/**
 * Writes an admin's decision down and tells the person by mail, once for each time that it changes to a yes or a no. The
 * claims, which decide at the door, follow after the commit.
 */
export const decideValidation = (
  transaction: Transaction,
  session: Session,
  uid: string,
  { before, account, ...decision }: Decision,
): void => {
  const decidedAt = Timestamp.now();
  const validation: AccountValidation = { ...decision, decidedBy: session.realUid, decidedAt };
  transaction.set(recordOf(uid), validation);
  const { accountValidationStatus: status } = decision;
  if (!account || status === before || status === 'PENDING') return;
  queueMail(transaction, `account-decision_${uid}_${decidedAt.toMillis()}`, {
    kind: 'account-decision',
    to: account.email,
    locale: account.locale,
    agencyId: decision.agencyIds[0] ?? null,
    params: { name: account.displayName, accepted: status === 'ACCEPTED' },
  });
};
