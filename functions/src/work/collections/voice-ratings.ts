import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const voiceRatings = collection<VoiceRating>('voiceRatings');

export const readVoiceRating = async (id: string, work: Work): Promise<VoiceRating | undefined> =>
  work.read(voiceRatings, id);

/** Returns a person's ratings and plays in an agency's projects, highest rating first. */
export const findPersonsRatings = (
  agencyId: string,
  userId: string,
  limit: number,
): Promise<readonly VoiceRating[]> =>
  voiceRatings.find(
    voiceRatings.ref
      .where('agencyId', '==', agencyId)
      .where('userId', '==', userId)
      .orderBy('rating', 'desc')
      .limit(limit),
  );
