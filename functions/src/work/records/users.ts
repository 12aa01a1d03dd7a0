import { FieldValue } from 'firebase-admin/firestore';
import type { SignIns } from '@domain/accounts/sign-ins.ts';
import type { Work } from '../unit/work.ts';
import { users } from '../collections/users.ts';

/** Records the verification of an address, known to the provider first. */
export const markAddressVerified = async (uid: string): Promise<void> => {
  await users.doc(uid).update({ emailVerified: true });
};

export const recordSignIns = async (uid: string, signIns: SignIns): Promise<void> => {
  await users.doc(uid).update({ signIns });
};

export const grantRates = (work: Work, uid: string, agencyId: string, isGranted: boolean): void => {
  const showRates = isGranted ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  work.updateById(users, uid, { showRates });
};
