import type { AvailabilityInvite, Offer } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const availabilityInvites = collection<AvailabilityInvite>('availabilityInvites');

export const readAvailabilityInvite = availabilityInvites.get;

export const setOffer = (work: Work, requestId: string, offer: Offer): void => {
  work.updateById(availabilityInvites, requestId, { offer });
};
