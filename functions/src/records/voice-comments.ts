import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { countComments, readCastingDemos } from './casting-demos.ts';

const comments = () => collectionOf('voiceComments');

/** A name that no comment has yet. */
export const newVoiceCommentId = (): string => comments().doc().id;

export const readVoiceComment = async (
  id: string,
  transaction: Transaction,
): Promise<VoiceComment | undefined> => documentOf<VoiceComment>(await transaction.get(comments().doc(id)));

/** Comments on a place of a list; they stay when it is empty for a while. */
export const commentsOn = async (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> => {
  const found = await transaction.get(comments().where('castingDemoId', '==', castingDemoId));
  return found.docs.flatMap((snapshot) => documentOf<VoiceComment>(snapshot) ?? []);
};

/** Comments on the take of an audition. */
export const commentsOnTake = async (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<readonly VoiceComment[]> => {
  const found = await transaction.get(comments().where('auditionEntryId', '==', auditionEntryId));
  return found.docs.flatMap((snapshot) => documentOf<VoiceComment>(snapshot) ?? []);
};

/** How many there are; a voice that comes back to its place has them again. */
export const countCommentsOn = async (castingDemoId: string, transaction: Transaction): Promise<number> => {
  const query = comments().where('castingDemoId', '==', castingDemoId);
  return (await transaction.get(query.count())).data().count;
};

/** How many there are on the take of an audition, whose own record does not say: its talent reads that one. */
export const countCommentsOnTake = async (
  auditionEntryId: string,
  transaction: Transaction,
): Promise<number> => {
  const query = comments().where('auditionEntryId', '==', auditionEntryId);
  return (await transaction.get(query.count())).data().count;
};

/** Writes a comment; the voice that it is about counts it, a take does not. */
export const createVoiceComment = (transaction: Transaction, comment: VoiceComment): void => {
  transaction.create(comments().doc(comment.id), withoutId(comment));
  if (comment.castingDemoId !== undefined) countComments(transaction, comment.castingDemoId, 1);
};

/** Has comments go with a voice to another place of its casting, where it is counted with them. */
export const moveComments = (
  transaction: Transaction,
  moving: readonly VoiceComment[],
  castingDemoId: string,
): void => {
  for (const { id } of moving) transaction.update(comments().doc(id), { castingDemoId });
};

/**
 * Deletes comments, whatever shape they have; the voices that are still on their lists count them off. Nothing is read
 * afterwards.
 */
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
