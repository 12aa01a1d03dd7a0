import { mayRead } from '@domain/access/access.policy.ts';
import type { AgencyView } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isOutsideAdminAgencies } from '../../work/access/require-visible.ts';
import { readAgencies } from '../../work/collections/agencies.ts';
import { readDossier } from '../../work/collections/talent-dossiers.ts';
import { readScore } from '../../work/collections/talent-scores.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns agencies' ratings of a demo's talent, as far as the caller may read them. */
export const getAgencyViews = async (
  caller: Caller,
  { talentId, agencyIds }: Pick<Demo, 'talentId' | 'agencyIds'>,
  work: Work,
): Promise<readonly AgencyView[]> => {
  const { agencyId: chosen } = caller;
  const readable = agencyIds.filter(
    (agencyId) =>
      (chosen ?? agencyId) === agencyId &&
      !isOutsideAdminAgencies(caller, agencyId) &&
      mayRead(caller, 'talentScores', { id: `${agencyId}_${talentId}`, agencyId, talentId }),
  );
  const agencies = await readAgencies(readable);

  return Promise.all(
    agencies.map(async ({ id: agencyId, publicName: agencyName }): Promise<AgencyView> => {
      const [score, dossier] = await Promise.all([
        readScore(agencyId, talentId, work),
        readDossier(agencyId, talentId, work),
      ]);
      return { agencyId, agencyName, score: score ?? null, notes: dossier?.comment || null };
    }),
  );
};
