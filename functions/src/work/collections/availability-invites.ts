import type { AgreedFee, AvailabilityInvite } from '@domain/availability/availability.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const availabilityInvites = collection<AvailabilityInvite>('availabilityInvites');

/** Requests of a project at most whose agreed fees are read. */
const INVITES_MAX = 1000;

/** Returns the fees that a project's voices agreed on beyond their rates. */
export const findAgreedFees = async (
  projectId: string,
): Promise<readonly (AgreedFee & { readonly talentId: string })[]> => {
  const query = availabilityInvites.ref.where('projectId', '==', projectId).limit(INVITES_MAX);
  const found = await availabilityInvites.find(query);
  return found.flatMap(({ talentId, agreedFee }) => (agreedFee ? [{ ...agreedFee, talentId }] : []));
};

export const readAvailabilityInvite = availabilityInvites.get;
