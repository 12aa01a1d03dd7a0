import type { DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

/** Copies of a person's address in `email`, besides records found by uid, with their queries. */
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

export const updateAddressCopies = async (
  work: Work,
  { uid, email }: { readonly uid: string; readonly email: string },
  to: string,
): Promise<void> => {
  const found = new Map<string, DocumentReference>();
  for (const { collection, by } of ADDRESS_COPIES) {
    // Invitations store lower case.
    const value = by === 'email' ? email.toLowerCase() : uid;
    const { docs } = await work.transaction.get(collectionRef(collection).where(by, '==', value).select());
    for (const { ref } of docs) found.set(ref.path, ref);
  }
  for (const ref of found.values()) work.transaction.update(ref, { email: to });
};
