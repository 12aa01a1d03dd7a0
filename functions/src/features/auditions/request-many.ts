import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { newAuditionId } from '../../records/auditions.ts';
import { ask } from './ask.ts';

/** Requests auditions for several characters, with one mail per talent. Skips characters without new recipients; 409 when all are. */
export const requestMany: Operation<'auditions.requestMany'> = async ({
  caller,
  params: { casting: castingId },
  body: { voiceIds, talentIds, picks, ...values },
}) => {
  const requestIds = new Map(voiceIds.map((voiceId) => [voiceId, newAuditionId()]));
  return serialise(
    await transact((transaction) =>
      ask(transaction, caller, { castingId, requestIds, values, picked: { talentIds, picks } }),
    ),
  );
};
