import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityInvite, Offer } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';

const invites = collection<AvailabilityInvite>('availabilityInvites');

export const readAvailabilityInvite = invites.get;

export const createAvailabilityInvite = invites.create;

export const setOffer = (transaction: Transaction, requestId: string, offer: Offer): void => {
  invites.update(transaction, requestId, { offer });
};
