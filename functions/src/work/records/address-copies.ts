import type { DocumentReference } from 'firebase-admin/firestore';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';
import { ADDRESS_COPIES } from '../collections/address-copies.ts';

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
