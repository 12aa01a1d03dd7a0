import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { countComments, readCastingDemos } from './casting-demos.ts';

const comments = () => collectionRef('voiceComments');

/** Returns a new comment's id. */
export const newVoiceCommentId = (): string => comments().doc().id;

export const readVoiceComment = async (
  id: string,
  transaction: Transaction,
): Promise<VoiceComment | undefined> => toRecord<VoiceComment>(await transaction.get(comments().doc(id)));

/** Returns comments on a list's place; they stay while it is empty. */
export const commentsOn = async (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> => {
  const found = await transaction.get(comments().where('castingDemoId', '==', castingDemoId));
  return found.docs.flatMap((snapshot) => toRecord<VoiceComment>(snapshot) ?? []);
};

/** Returns comments on an audition's take. */
export const commentsOnTake = async (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> => {
  const found = await transaction.get(comments().where('auditionEntryId', '==', auditionEntryId));
  return found.docs.flatMap((snapshot) => toRecord<VoiceComment>(snapshot) ?? []);
};

/** Counts comments; a voice that returns to its place has them again. */
export const countCommentsOn = async (castingDemoId: string, transaction: Transaction): Promise<number> => {
  const query = comments().where('castingDemoId', '==', castingDemoId);
  return (await transaction.get(query.count())).data().count;
};

/** Counts a take's comments. The audition's record has no count, because its talent reads it. */
export const countCommentsOnTake = async (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<number> => {
  const query = comments().where('auditionEntryId', '==', auditionEntryId);
  return (await transaction.get(query.count())).data().count;
};

/** Writes a comment; the commented voice counts it, a take doesn't. */
export const createVoiceComment = (transaction: Transaction, comment: VoiceComment): void => {
  transaction.create(comments().doc(comment.id), withoutId(comment));
  if (comment.castingDemoId !== undefined) countComments(transaction, comment.castingDemoId, 1);
};

/** Moves comments with a voice to another place, with their count. */
export const moveComments = (
  transaction: Transaction,
  moving: readonly VoiceComment[],
  castingDemoId: string,
): void => {
  for (const { id } of moving) transaction.update(comments().doc(id), { castingDemoId });
};

/** Deletes comments of any shape and updates the counts of listed voices. Reads nothing after its first write. */
export const deleteVoiceComments = async (
  transaction: Transaction,
  gone: readonly VoiceComment[],
): Promise<void> => {
  const named = new Set(gone.flatMap(({ castingDemoId }) => castingDemoId || []));
  const placeIds = [...named].filter((id) => ID_PATTERN.test(id));
  const places = placeIds.length > 0 ? await readCastingDemos(placeIds, transaction) : [];
  for (const { id } of gone) transaction.delete(comments().doc(id));
  for (const { id } of places) {
    const many = gone.filter(({ castingDemoId }) => castingDemoId === id).length;
    countComments(transaction, id, -many);
  }
};
