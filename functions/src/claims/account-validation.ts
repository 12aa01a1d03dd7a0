import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { Instant } from '@domain/contract.ts';
import { db } from '../firestore/db.ts';
import type { Session } from '../http/session.ts';

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

export const createValidation = (
  transaction: Transaction,
  uid: string,
  validation: AccountValidation,
): void => {
  transaction.create(recordOf(uid), validation);
};

/** Writes an admin's decision down; the claims, which decide at the door, follow after the commit. */
export const decideValidation = (
  transaction: Transaction,
  session: Session,
  uid: string,
  decision: Pick<AccountValidation, 'agencyIds' | 'kind' | 'accountValidationStatus'>,
): void => {
  const { realUid: decidedBy } = session;
  const validation: AccountValidation = { ...decision, decidedBy, decidedAt: Timestamp.now() };
  transaction.set(recordOf(uid), validation);
};
