import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityInvite, Offer } from '@domain/availability/availability.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const invites = () => collectionRef('availabilityInvites');

export const readAvailabilityInvite = async (
  requestId: string,
  transaction?: Transaction,
): Promise<AvailabilityInvite | undefined> => {
  const ref = invites().doc(requestId);
  return toRecord<AvailabilityInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const createAvailabilityInvite = (transaction: Transaction, invite: AvailabilityInvite): void => {
  transaction.create(invites().doc(invite.id), withoutId(invite));
};

/** Offers something else from now on. */
export const setOffer = (transaction: Transaction, requestId: string, offer: Offer): void => {
  transaction.update(invites().doc(requestId), { offer });
};
