import { expect, it } from 'vitest';
import { pickScored, getScoreFaults, getScoreValues } from './scoreValues.ts';

const SPOKEN = {
  language: 'spa',
  languageScore: 7,
  dictionScore: 7,
  voiceScore: 7,
  interpretationScore: 7,
  versatilityScore: 7,
};
const STORED = {
  id: 'one_zoe',
  agencyId: 'one',
  talentId: 'zoe',
  talent: 'zoe',
  speedScore: 5,
  punctualityScore: 6,
  professionalismScore: 7,
  languageScores: [SPOKEN],
  total: 6.6,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it('has an entry for each language of the talent', () => {
  const values = getScoreValues(STORED, ['eng', 'spa']);
  expect(values.languageScores.map(({ language, voiceScore }) => [language, voiceScore])).toEqual([
    ['eng', null],
    ['spa', 7],
  ]);
  expect(getScoreFaults(values)).toEqual({});
});

it('sends scored languages only', () => {
  const { languageScores } = pickScored(getScoreValues(STORED, ['eng', 'spa']));
  expect(languageScores).toEqual([SPOKEN]);
});

it('requires all work scores, and all or none of a language', () => {
  const empty = getScoreValues(null, ['eng']);
  expect(Object.keys(getScoreFaults(empty))).toEqual([
    'speedScore',
    'punctualityScore',
    'professionalismScore',
  ]);

  const begun = {
    ...empty,
    languageScores: empty.languageScores.map((languageScore) => ({ ...languageScore, voiceScore: 11 })),
  };
  expect(getScoreFaults(begun)['languageScores']).toEqual([
    {
      languageScore: 'validation.required',
      dictionScore: 'validation.required',
      voiceScore: 'validation.range {"min":0,"max":10}',
      interpretationScore: 'validation.required',
      versatilityScore: 'validation.required',
    },
  ]);
});
