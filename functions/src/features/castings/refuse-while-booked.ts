import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { AppError } from '../../errors/app-error.ts';
import { standingRequestsOf } from '../../records/availability-requests.ts';

/** 409 while one of a role's standing requests is about what is to leave its list: that is cancelled first, and told. */
export const refuseWhileBooked = async (
  place: CastingDemo,
  isAbout: (request: AvailabilityRequest) => boolean,
  transaction: Transaction,
): Promise<void> => {
  const standing = await standingRequestsOf(place, transaction);
  if (standing.some(isAbout))
    throw new AppError(409, 'casting.hasBooking', { values: { name: place.demo.talentPublicName } });
};
