import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import type { Operation } from '../../work/operation.ts';
import { newAuditionId } from '../../work/records/auditions.ts';
import { createAuditionRequests } from './create-audition-requests.ts';

/** Requests auditions from a character's talents, all or picked, who weren't requested before, in one transaction. 409 when nobody is listed or new. */
export const requestAuditions: Operation<'auditions.request'> = async ({
  caller,
  params: { casting: castingId, id: voiceId },
  body: { talentIds, ...values },
}) => {
  const requestIds = new Map([[voiceId, newAuditionId()]]);
  const [audition] = await transact((work) =>
    createAuditionRequests(work, caller, { castingId, requestIds, values, picked: { talentIds } }),
  );
  if (!audition) throw notFound();
  return serialise(audition);
};
