import { AppError } from '../../platform/errors/app-error.ts';
import { findSlugAgency } from '../../work/collections/agencies.ts';
import { readSlug } from '../../work/collections/agency-slugs.ts';
import type { Work } from '../../work/unit/work.ts';

/** Throws 409 for a slug that another agency has or had, because old addresses redirect. The caller records the slug in the same transaction. */
export const refuseTakenSlug = async (work: Work, slug: string, agencyId: string): Promise<void> => {
  const [reservation, current] = await Promise.all([readSlug(slug, work), findSlugAgency(slug, work)]);
  const isTaken = [reservation?.agencyId, current?.id].some(
    (owner) => owner !== undefined && owner !== agencyId,
  );
  if (isTaken) throw new AppError(409, 'agency.slugTaken', { property: 'slug' });
};
