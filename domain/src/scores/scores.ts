import type { Instant } from '../contract.ts';

/** Scores independent of the language. */
export const WORK_SCORES = ['speedScore', 'punctualityScore', 'professionalismScore'] as const;
export const LANGUAGE_SCORES = [
  'languageScore',
  'dictionScore',
  'voiceScore',
  'interpretationScore',
  'versatilityScore',
] as const;

/** Scores run from 0 to 10. */
export type LanguageScore = Readonly<Record<(typeof LANGUAGE_SCORES)[number], number>> & {
  readonly language: string;
};

/** Shares of the two halves in the computed score. */
export const SCORE_WEIGHTS = { work: 0.4, languages: 0.6 } as const;

type Judged = Readonly<Record<(typeof WORK_SCORES)[number], number>> & {
  readonly languageScores: readonly LanguageScore[];
};

/** `talentScores/{agencyId}_{talentId}`: an agency's view of a talent; neither talent, client nor another agency reads it. */
export interface TalentScore extends Judged {
  readonly id: string;
  readonly agencyId: string;
  /** Same as `talent`, the API's name for it. */
  readonly talentId: string;
  /** Same as `talentId`. */
  readonly talent: string;
  /** See `computeTalentScore`. */
  readonly total: number;
  readonly updatedAt: Instant;
}

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface ScoreParts {
  readonly work: number;
  readonly spoken: number | null;
  readonly total: number;
}

/**
 * A talent's score, 0 to 10 with one decimal: 40 % work (mean of three), 60 % speech (mean of all
 * languages, each the mean of its five). Without a scored language, work only.
 */
export const getScoreParts = (judged: Judged): ScoreParts => {
  const work = computeMean(WORK_SCORES.map((name) => judged[name]));
  const languages = judged.languageScores.map((scores) =>
    computeMean(LANGUAGE_SCORES.map((name) => scores[name])),
  );
  const spoken = languages.length === 0 ? null : computeMean(languages);
  const total = spoken === null ? work : work * SCORE_WEIGHTS.work + spoken * SCORE_WEIGHTS.languages;
  return { work, spoken, total: Math.round(total * 10) / 10 };
};

/** The one figure of it. */
export const computeTalentScore = (judged: Judged): number => getScoreParts(judged).total;
