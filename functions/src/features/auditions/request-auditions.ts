import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { newAuditionId } from '../../work/collections/auditions.ts';
import { createAuditionRequests } from './create-audition-requests.ts';
import { operation } from '../../work/unit/operation.ts';

/** Requests auditions from a character's talents, all or picked, who weren't requested before, in one transaction. 409 when nobody is listed or new. */
export const requestAuditions = operation(
  'auditions.request',
  async ({ work, caller, params: { casting: castingId, id: voiceId }, body: { talentIds, ...values } }) => {
    const requestIds = new Map([[voiceId, work.once(newAuditionId)]]);
    const picked = { talentIds };
    const [audition] = await createAuditionRequests(work, caller, { castingId, requestIds, values, picked });
    if (!audition) throw notFound();
    return serialise(audition);
  },
);
