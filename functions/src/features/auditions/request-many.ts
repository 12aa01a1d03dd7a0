import { serialise } from '../../platform/firestore/db.ts';
import { newAuditionId } from '../../work/collections/auditions.ts';
import { createAuditionRequests } from './create-audition-requests.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Requests auditions for several characters, with one mail per talent. Skips characters without new recipients; 409 when all are. */
export const requestMany = operationInSteps(
  'auditions.requestMany',
  async ({
    step,
    caller,
    params: { casting: castingId },
    body: { voiceIds, talentIds, picks, scripts = [], ...values },
  }) => {
    const requestIds = new Map(voiceIds.map((voiceId) => [voiceId, newAuditionId()]));

    return serialise(
      await step(
        (work) =>
          createAuditionRequests(work, caller, {
            castingId,
            requestIds,
            values,
            scripts: new Map(
              scripts.flatMap(({ voiceId, script }) => (script === '' ? [] : [[voiceId, script] as const])),
            ),
            picked: { talentIds, picks },
          }),
        { action: null },
      ),
    );
  },
);
