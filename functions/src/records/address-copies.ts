import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionOf } from '../firestore/db.ts';

/** Where else a person's address stands as `email`, beside what is named by their uid, and how it is found. */
export const ADDRESS_COPIES = [
  { collection: 'memberships', by: 'userId' },
  { collection: 'selfServiceInvites', by: 'talentId' },
  { collection: 'selfServiceInvites', by: 'email' },
  { collection: 'invitations', by: 'email' },
  { collection: 'engineerInvites', by: 'email' },
  { collection: 'teamInvites', by: 'email' },
  { collection: 'auditionInvites', by: 'talentId' },
  { collection: 'availabilityInvites', by: 'talentId' },
] as const satisfies readonly {
  readonly collection: CollectionName;
  readonly by: 'userId' | 'talentId' | 'email';
}[];

/** Finds the copies of a person's address, and answers what writes another one into all of them. */
export const prepareReaddressing = async (
  transaction: Transaction,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<(to: string) => void> => {
  const found = new Map<string, DocumentReference>();
  for (const { collection, by } of ADDRESS_COPIES) {
    // Invitations are kept in lower case.
    const value = by === 'email' ? email.toLowerCase() : uid;
    const { docs } = await transaction.get(collectionOf(collection).where(by, '==', value).select());
    for (const { ref } of docs) found.set(ref.path, ref);
  }
  return (to) => {
    for (const ref of found.values()) transaction.update(ref, { email: to });
  };
};
