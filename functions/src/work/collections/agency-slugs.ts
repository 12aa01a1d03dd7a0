import type { AgencySlug } from '@domain/agencies/slugs.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const agencySlugs = () => collectionRef('agencySlugs');

/** The owner of a current or former slug; undefined if free. */
export const readSlug = async (slug: string, work?: Work): Promise<AgencySlug | undefined> => {
  const ref = agencySlugs().doc(slug);
  return (await (work ? work.transaction.get(ref) : ref.get())).data() as AgencySlug | undefined;
};

/** All current and former slugs of an agency, sorted. */
export const findSlugs = async (agencyId: string, work?: Work): Promise<readonly string[]> => {
  const query = agencySlugs().where('agencyId', '==', agencyId);
  const { docs } = await (work ? work.transaction.get(query) : query.get());
  return docs.map(({ id }) => id).sort();
};
