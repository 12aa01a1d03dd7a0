import type { AgreedFee, AvailabilityInvite } from '@domain/availability/offers.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const availabilityInvites = collection<AvailabilityInvite>('availabilityInvites');

/** Requests of a project at most whose agreed fees are read. */
const INVITES_MAX = 1000;

/** Returns the fees that a project's voices agreed on beyond their rates, by request. */
export const findAgreedFees = async (
  projectId: string,
): Promise<readonly (AgreedFee & { readonly requestId: string; readonly talentId: string })[]> => {
  const query = availabilityInvites.ref.where('projectId', '==', projectId).limit(INVITES_MAX);
  const found = await availabilityInvites.find(query);
  return found.flatMap(({ id, talentId, agreedFee }) =>
    agreedFee ? [{ ...agreedFee, requestId: id, talentId }] : [],
  );
};

export const readAvailabilityInvite = availabilityInvites.get;
