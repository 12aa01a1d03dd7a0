import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import { auditionSchema, type AuditionValues } from '@domain/auditions/auditions.schema.ts';
import { call } from '../../../lib/http/call.ts';

/** Approves an uploaded audition, or takes the approval back. */
export const approveEntry = async (entryId: string, isApproved: boolean): Promise<void> => {
  await call(auditionsApi['auditions.approve'], { params: { id: entryId }, body: { isApproved } });
};

/** Asks everybody listed for a character who was not asked before; answers how many that were. */
export const requestAuditions = async (
  castingId: string,
  voiceId: string,
  values: AuditionValues,
): Promise<number> =>
  (
    await call(auditionsApi['auditions.request'], {
      params: { casting: castingId, id: voiceId },
      body: auditionSchema.cast(values),
    })
  ).talents;
