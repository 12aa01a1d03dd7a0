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
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Approves an uploaded audition, or takes the approval back. */
export const approveEntry = async (
  entryId: string,
  isApproved: boolean,
  submission: Submission,
): Promise<void> => {
  await api.auditions.approve({ id: entryId }, { isApproved }, submission);
};

/** Changes a request's terms; notifies talents who haven't sent a take. */
export const changeAudition = async (
  id: string,
  values: AuditionChangeValues,
  submission: Submission,
): Promise<void> => {
  const body = auditionChangeSchema.cast(values);
  await api.auditions.update({ id }, body, submission);
};

/** Calls voices back for another round; returns how many. */
export const callBack = async (
  castingId: string,
  voiceId: string,
  values: CallbackValues,
  submission: Submission,
): Promise<number> =>
  (await api.auditions.callBack({ casting: castingId, id: voiceId }, callbackSchema.cast(values), submission))
    .talents;

/** Cancels a request; notifies all recipients. */
export const cancelAudition = async (id: string, submission: Submission): Promise<void> => {
  await api.auditions.cancel({ id }, submission);
};

/** Requests several characters' auditions; returns the number requested. */
export const requestManyAuditions = async (
  castingId: string,
  values: AuditionsValues,
  submission: Submission,
): Promise<number> => {
  const made = await api.auditions.requestMany(
    { casting: castingId },
    auditionsSchema.cast(values),
    submission,
  );
  return made.reduce((sum, { talents }) => sum + talents, 0);
};

/** Requests auditions from picked talents without an earlier request; returns the number requested. */
export const requestAuditions = async (
  castingId: string,
  voiceId: string,
  values: AuditionValues,
  submission: Submission,
): Promise<number> =>
  (await api.auditions.request({ casting: castingId, id: voiceId }, auditionSchema.cast(values), submission))
    .talents;
