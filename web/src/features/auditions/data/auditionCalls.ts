import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import { auditionSchema, type AuditionValues } from '@domain/auditions/auditions.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Approves an uploaded audition, or takes the approval back. */
export const approveEntry = async (entryId: string, isApproved: boolean, press: Press): Promise<void> => {
  await change(auditionsApi['auditions.approve'], { params: { id: entryId }, body: { isApproved } }, press);
};

/** Asks everybody listed for a character who was not asked before; answers how many that were. */
export const requestAuditions = async (
  castingId: string,
  voiceId: string,
  values: AuditionValues,
  press: Press,
): Promise<number> =>
  (
    await change(
      auditionsApi['auditions.request'],
      { params: { casting: castingId, id: voiceId }, body: auditionSchema.cast(values) },
      press,
    )
  ).talents;
