import { mayRead } from '@domain/access/access.policy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readTalent } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

interface JudgedTalent {
  readonly agencyId: string;
  readonly talent: Talent;
}

/** Returns the talent the caller may rate, and the agency. 404: not visible to the caller. 422: ambiguous agency. Never names other agencies' ratings. */
export const readRatedTalent = async (
  caller: Caller,
  talentId: string,
  work?: Work,
): Promise<JudgedTalent> => {
  const talent = await readTalent(talentId, work);
  const agencies = (talent?.agencyIds ?? []).filter(
    (agencyId) =>
      (caller.agencyId ?? agencyId) === agencyId &&
      mayRead(caller, 'talentScores', { id: `${agencyId}_${talentId}`, agencyId, talentId }),
  );
  const [agencyId] = agencies;
  if (!talent || agencyId === undefined) throw notFound('talents');
  if (agencies.length > 1) throw new AppError(422, 'auth.agencyRequired');

  return { agencyId, talent };
};
