import type { AvailabilityInvite, Offer } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const invites = collection<AvailabilityInvite>('availabilityInvites');

export const readAvailabilityInvite = invites.get;

export const createAvailabilityInvite = (work: Work, record: AvailabilityInvite): AvailabilityInvite =>
  work.create(invites, record);

export const setOffer = (work: Work, requestId: string, offer: Offer): void => {
  work.updateById(invites, requestId, { offer });
};
