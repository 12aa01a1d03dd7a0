import type { AvailabilityInvite } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const availabilityInvites = collection<AvailabilityInvite>('availabilityInvites');

export const readAvailabilityInvite = availabilityInvites.get;
