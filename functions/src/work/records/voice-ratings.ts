import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { collection } from '../../platform/firestore/collection.ts';

const ratings = collection<VoiceRating>('voiceRatings');

export const readVoiceRating = async (
  id: string,
  transaction: Transaction,
): Promise<VoiceRating | undefined> => ratings.get(id, transaction);

export const writeVoiceRating = ratings.set;
