import type { Transaction } from 'firebase-admin/firestore';
import { mayRead } from '@domain/access/access.policy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { readTalent } from '../../records/talents.ts';

/** A talent, and the agency for which the caller judges them. */
export interface JudgedTalent {
  readonly agencyId: string;
  readonly talent: Talent;
}

/**
 * The talent that the caller may judge, and for which agency: the chosen one, or the only one in which they have to do
 * with them. 404 for a talent who is not theirs to know of, 422 where several agencies could be meant. What another
 * agency thinks of the same talent is in other records, which this never names.
 */
export const judgedTalent = async (
  caller: Caller,
  talentId: string,
  transaction?: Transaction,
): Promise<JudgedTalent> => {
  const talent = await readTalent(talentId, transaction);
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
