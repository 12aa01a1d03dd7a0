import type { Offer } from '@domain/availability/offers.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readOffer } from '../../work/pricing/talent-offer.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a role's offer with the pay per licence. 409 with nothing to record, or an asset without a licence: the talent couldn't know the terms. */
export const buildOffer = async (
  project: Project,
  place: Parameters<typeof readOffer>[1],
  work: Work,
): Promise<Offer> => {
  const offer = await readOffer(project, place, work);
  if (offer.assets.length === 0 || offer.assets.some(({ licences }) => licences.length === 0))
    throw new AppError(409, 'availability.noLicence');
  return offer;
};
