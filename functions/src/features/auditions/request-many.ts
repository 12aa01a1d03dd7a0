import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { newAuditionId } from '../../records/auditions.ts';
import { ask } from './ask.ts';

/**
 * The same for several characters of a casting, all of them or none; who is asked for more than one of them gets one mail.
 * A character that has nobody new is left out. 409 when none has anybody.
 */
export const requestMany: Operation<'auditions.requestMany'> = async ({
  caller,
  params: { casting: castingId },
  body: { voiceIds, talentIds, picks, ...values },
}) => {
  const requestIds = new Map(voiceIds.map((voiceId) => [voiceId, newAuditionId()]));
  return serialised(
    await transact((transaction) =>
      ask(transaction, caller, { castingId, requestIds, values, picked: { talentIds, picks } }),
    ),
  );
};
