import { expect, it } from 'vitest';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { computeAverage, HEARD_MAX, knownRatings } from './ratings.ts';

const rated = (demoId: string, userId: string, rating: number | null, heard?: number): VoiceRating => ({
  id: `p_${demoId}_${userId}`,
  agencyId: 'a',
  companyId: 'c',
  projectId: 'p',
  demoId,
  talentId: 't',
  userId,
  name: userId,
  rating,
  heardAt: heard === undefined ? null : { toMillis: () => heard },
});

it('parts the reader’s own ratings from their colleagues’, and lists what the reader heard, the last first', () => {
  const { own, others, heard } = knownRatings(
    [
      rated('one', 'me', 4, 10),
      rated('two', 'me', null, 20),
      rated('three', 'me', 2),
      rated('one', 'Zoë', 5, 30),
      rated('one', 'Ana', 2, 40),
      rated('two', 'Ana', null, 50),
    ],
    'me',
  );
  expect([...own]).toEqual([
    ['one', 4],
    ['three', 2],
  ]);
  expect([...others].map(([demo, all]) => [demo, all.map(({ name }) => name)])).toEqual([
    ['one', ['Ana', 'Zoë']],
  ]);
  expect(computeAverage(others.get('one')!)).toBe(3.5);
  expect(heard).toEqual(['two', 'one']);
  const many = Array.from({ length: HEARD_MAX + 1 }, (_, at) => rated(`demo-${at}`, 'me', null, at));
  expect(knownRatings(many, 'me').heard).toHaveLength(HEARD_MAX);
});
