import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const voiceComments = collection<VoiceComment>('voiceComments');

export const newVoiceCommentId = voiceComments.newId;

export const readVoiceComment = async (id: string, work: Work): Promise<VoiceComment | undefined> =>
  work.read(voiceComments, id);

/** Returns comments on a list's place; they stay while it is empty. */
export const findPlaceComments = (castingDemoId: string, work: Work): Promise<readonly VoiceComment[]> =>
  work.findStored(voiceComments, voiceComments.ref.where('castingDemoId', '==', castingDemoId));

export const findTakeComments = (auditionEntryId: string, work: Work): Promise<readonly VoiceComment[]> =>
  work.findStored(voiceComments, voiceComments.ref.where('auditionEntryId', '==', auditionEntryId));

/** Returns a person's comments in an agency's projects, newest first. */
export const findPersonsComments = (
  agencyId: string,
  userId: string,
  limit: number,
): Promise<readonly VoiceComment[]> =>
  voiceComments.find(
    voiceComments.ref
      .where('agencyId', '==', agencyId)
      .where('userId', '==', userId)
      .orderBy('createdAt', 'desc')
      .limit(limit),
  );

/** Counts comments; a voice that returns to its place has them again. */
export const countCommentsOn = async (castingDemoId: string, work: Work): Promise<number> => {
  const query = voiceComments.ref.where('castingDemoId', '==', castingDemoId);
  return (await work.transaction.get(query.count())).data().count;
};

/** Counts a take's comments. The audition's record has no count, because its talent reads it. */
export const countCommentsOnTake = async (auditionEntryId: string, work: Work): Promise<number> => {
  const query = voiceComments.ref.where('auditionEntryId', '==', auditionEntryId);
  return (await work.transaction.get(query.count())).data().count;
};
