import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findOpenRequests } from '../../work/collections/availability-requests.ts';
import type { Work } from '../../work/unit/work.ts';

/** 409 while an open request concerns what leaves the list; that must be cancelled first, with notice. */
export const refuseWhileBooked = async (
  place: CastingDemo,
  isAbout: (request: AvailabilityRequest) => boolean,
  work: Work,
): Promise<void> => {
  const openRequests = await findOpenRequests(place, work);
  if (openRequests.some(isAbout))
    throw new AppError(409, 'casting.hasBooking', { values: { name: place.demo.talentPublicName } });
};
