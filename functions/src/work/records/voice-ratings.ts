import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const ratings = collection<VoiceRating>('voiceRatings');

export const readVoiceRating = async (id: string, work: Work): Promise<VoiceRating | undefined> =>
  work.read(ratings, id);

export const writeVoiceRating = (work: Work, record: VoiceRating): VoiceRating => work.set(ratings, record);
