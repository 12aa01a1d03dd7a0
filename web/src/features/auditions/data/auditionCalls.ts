import { auditionsApi } from '@domain/auditions/auditions.api.ts';
import {
  auditionChangeSchema,
  auditionSchema,
  auditionsSchema,
  callbackSchema,
  type AuditionChangeValues,
  type AuditionsValues,
  type AuditionValues,
  type CallbackValues,
} from '@domain/auditions/auditions.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Approves an uploaded audition, or takes the approval back. */
export const approveEntry = async (entryId: string, isApproved: boolean, press: Press): Promise<void> => {
  await change(auditionsApi['auditions.approve'], { params: { id: entryId }, body: { isApproved } }, press);
};

/** Changes a request's terms; notifies talents who haven't sent a take. */
export const changeAudition = async (
  id: string,
  values: AuditionChangeValues,
  press: Press,
): Promise<void> => {
  const body = auditionChangeSchema.cast(values);
  await change(auditionsApi['auditions.update'], { params: { id }, body }, press);
};

/** Calls voices back for another round; returns how many. */
export const callBack = async (
  castingId: string,
  voiceId: string,
  values: CallbackValues,
  press: Press,
): Promise<number> =>
  (
    await change(
      auditionsApi['auditions.callBack'],
      { params: { casting: castingId, id: voiceId }, body: callbackSchema.cast(values) },
      press,
    )
  ).talents;

/** Cancels a request; notifies all recipients. */
export const cancelAudition = async (id: string, press: Press): Promise<void> => {
  await change(auditionsApi['auditions.cancel'], { params: { id } }, press);
};

/** Requests several characters' auditions; returns the number requested. */
export const requestManyAuditions = async (
  castingId: string,
  values: AuditionsValues,
  press: Press,
): Promise<number> => {
  const made = await change(
    auditionsApi['auditions.requestMany'],
    { params: { casting: castingId }, body: auditionsSchema.cast(values) },
    press,
  );
  return made.reduce((sum, { talents }) => sum + talents, 0);
};

/** Requests auditions from picked talents without an earlier request; returns the number requested. */
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
