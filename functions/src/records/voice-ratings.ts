import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const ratings = () => collectionRef('voiceRatings');

export const readVoiceRating = async (
  id: string,
  transaction: Transaction,
): Promise<VoiceRating | undefined> => toRecord<VoiceRating>(await transaction.get(ratings().doc(id)));

export const writeVoiceRating = (transaction: Transaction, rating: VoiceRating): void => {
  transaction.set(ratings().doc(rating.id), withoutId(rating));
};
