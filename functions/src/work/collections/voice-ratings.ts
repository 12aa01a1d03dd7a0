import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const voiceRatings = collection<VoiceRating>('voiceRatings');

export const readVoiceRating = async (id: string, work: Work): Promise<VoiceRating | undefined> =>
  work.read(voiceRatings, id);
