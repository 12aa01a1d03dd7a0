import { serialise } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import type { Operation } from '../../work/operation.ts';
import { newAuditionId } from '../../work/records/auditions.ts';
import { createAuditionRequests } from './create-audition-requests.ts';

/** Requests auditions for several characters, with one mail per talent. Skips characters without new recipients; 409 when all are. */
export const requestMany: Operation<'auditions.requestMany'> = async ({
  caller,
  params: { casting: castingId },
  body: { voiceIds, talentIds, picks, ...values },
}) => {
  const requestIds = new Map(voiceIds.map((voiceId) => [voiceId, newAuditionId()]));

  return serialise(
    await transact((work) =>
      createAuditionRequests(work, caller, {
        castingId,
        requestIds,
        values,
        picked: { talentIds, picks },
      }),
    ),
  );
};
