import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countComments, readCastingDemos } from './casting-demos.ts';

const comments = collection<VoiceComment>('voiceComments');

export const newVoiceCommentId = comments.newId;

export const readVoiceComment = async (
  id: string,
  transaction: Transaction,
): Promise<VoiceComment | undefined> => comments.get(id, transaction);

/** Returns comments on a list's place; they stay while it is empty. */
export const findPlaceComments = (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> =>
  comments.find(comments.ref.where('castingDemoId', '==', castingDemoId), transaction);

export const findTakeComments = (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> =>
  comments.find(comments.ref.where('auditionEntryId', '==', auditionEntryId), transaction);

/** Counts comments; a voice that returns to its place has them again. */
export const countCommentsOn = async (castingDemoId: string, transaction: Transaction): Promise<number> => {
  const query = comments.ref.where('castingDemoId', '==', castingDemoId);
  return (await transaction.get(query.count())).data().count;
};

/** Counts a take's comments. The audition's record has no count, because its talent reads it. */
export const countCommentsOnTake = async (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<number> => {
  const query = comments.ref.where('auditionEntryId', '==', auditionEntryId);
  return (await transaction.get(query.count())).data().count;
};

/** Writes a comment; the commented voice counts it, a take doesn't. */
export const createVoiceComment = (transaction: Transaction, comment: VoiceComment): void => {
  comments.create(transaction, comment);
  if (comment.castingDemoId !== undefined) countComments(transaction, comment.castingDemoId, 1);
};

/** Moves comments with a voice to another place, with their count. */
export const moveComments = (
  transaction: Transaction,
  moving: readonly VoiceComment[],
  castingDemoId: string,
): void => {
  for (const { id } of moving) comments.update(transaction, id, { castingDemoId });
};

/** Deletes comments of any shape and updates the counts of listed voices. Reads nothing after its first write. */
export const deleteVoiceComments = async (
  transaction: Transaction,
  gone: readonly VoiceComment[],
): Promise<void> => {
  const named = new Set(gone.flatMap(({ castingDemoId }) => castingDemoId || []));
  const placeIds = [...named].filter((id) => ID_PATTERN.test(id));
  const places = placeIds.length > 0 ? await readCastingDemos(placeIds, transaction) : [];
  for (const { id } of gone) comments.delete(transaction, id);
  for (const { id } of places) {
    const many = gone.filter(({ castingDemoId }) => castingDemoId === id).length;
    countComments(transaction, id, -many);
  }
};
