import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countComments, readCastingDemos } from './casting-demos.ts';
import type { Work } from '../unit/work.ts';

const comments = collection<VoiceComment>('voiceComments');

export const newVoiceCommentId = comments.newId;

export const readVoiceComment = async (id: string, work: Work): Promise<VoiceComment | undefined> =>
  work.read(comments, id);

/** Returns comments on a list's place; they stay while it is empty. */
export const findPlaceComments = (castingDemoId: string, work: Work): Promise<readonly VoiceComment[]> =>
  work.findStored(comments, comments.ref.where('castingDemoId', '==', castingDemoId));

export const findTakeComments = (auditionEntryId: string, work: Work): Promise<readonly VoiceComment[]> =>
  work.findStored(comments, comments.ref.where('auditionEntryId', '==', auditionEntryId));

/** Counts comments; a voice that returns to its place has them again. */
export const countCommentsOn = async (castingDemoId: string, work: Work): Promise<number> => {
  const query = comments.ref.where('castingDemoId', '==', castingDemoId);
  return (await work.transaction.get(query.count())).data().count;
};

/** Counts a take's comments. The audition's record has no count, because its talent reads it. */
export const countCommentsOnTake = async (auditionEntryId: string, work: Work): Promise<number> => {
  const query = comments.ref.where('auditionEntryId', '==', auditionEntryId);
  return (await work.transaction.get(query.count())).data().count;
};

/** Writes a comment; the commented voice counts it, a take doesn't. */
export const createVoiceComment = (work: Work, comment: VoiceComment): void => {
  work.create(comments, comment);
  if (comment.castingDemoId !== undefined) countComments(work, comment.castingDemoId, 1);
};

/** Moves comments with a voice to another place, with their count. */
export const moveComments = (work: Work, moving: readonly VoiceComment[], castingDemoId: string): void => {
  for (const { id } of moving) work.updateById(comments, id, { castingDemoId });
};

/** Deletes comments of any shape and updates the counts of listed voices. Reads nothing after its first write. */
export const deleteVoiceComments = async (work: Work, gone: readonly VoiceComment[]): Promise<void> => {
  const named = new Set(gone.flatMap(({ castingDemoId }) => castingDemoId || []));
  const placeIds = [...named].filter((id) => ID_PATTERN.test(id));
  const places = placeIds.length > 0 ? await readCastingDemos(placeIds, work) : [];
  for (const { id } of gone) work.deleteById(comments, id);
  for (const { id } of places) {
    const many = gone.filter(({ castingDemoId }) => castingDemoId === id).length;
    countComments(work, id, -many);
  }
};
