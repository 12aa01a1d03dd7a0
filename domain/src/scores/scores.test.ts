import { expect, it } from 'vitest';
import { computeTalentScore, getScoreParts } from './scores.ts';

const work = { speedScore: 6, punctualityScore: 9, professionalismScore: 9 };
const makeLanguageScore = (language: string, score: number) => ({
  language,
  languageScore: score,
  dictionScore: score,
  voiceScore: score,
  interpretationScore: score,
  versatilityScore: score,
});

it('weights work at 40 and language at 60 per cent', () => {
  expect(
    computeTalentScore({
      ...work,
      languageScores: [makeLanguageScore('spa', 10), makeLanguageScore('eng', 5)],
    }),
  ).toBe(7.7);
});

it('is the work score alone without a scored language', () => {
  expect(computeTalentScore({ ...work, languageScores: [] })).toBe(8);
});

it('counts all five scores of each language', () => {
  const mixed = { ...makeLanguageScore('spa', 0), versatilityScore: 10 };
  expect(computeTalentScore({ ...work, languageScores: [mixed] })).toBe(4.4);
});

it('shows its two parts', () => {
  expect(getScoreParts({ ...work, languageScores: [makeLanguageScore('spa', 5)] })).toEqual({
    work: 8,
    spoken: 5,
    total: 6.2,
  });
  expect(getScoreParts({ ...work, languageScores: [] }).spoken).toBeNull();
});
