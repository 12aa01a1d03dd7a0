import { expect, it } from 'vitest';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { computeAverage, splitRatings } from './ratings.ts';

const makeRating = (userId: string, rating: number | null): VoiceRating => ({
  id: `p_d_${userId}`,
  agencyId: 'a',
  companyId: 'c',
  projectId: 'p',
  demoId: 'd',
  talentId: 't',
  userId,
  name: userId,
  rating,
  heardAt: null,
});

it('separates the user’s own rating from colleagues’, and omits those who only played the demo', () => {
  const { own, others } = splitRatings(
    [makeRating('Zoë', 5), makeRating('me', 4), makeRating('Ana', 2), makeRating('Bo', null)],
    'me',
  );
  expect(own).toBe(4);
  expect(others.map(({ name }) => name)).toEqual(['Ana', 'Zoë']);
  expect(computeAverage(others)).toBe(3.5);
  expect(splitRatings([makeRating('me', null)], 'me')).toEqual({ own: null, others: [] });
});
