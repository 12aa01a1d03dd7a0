import { withValues } from '@domain/messages/message-text.ts';
import { messageId } from '@domain/messages/yup.ts';
import { LANGUAGE_SCORES, WORK_SCORES, type LanguageScore, type TalentScore } from '@domain/scores/scores.ts';
import type { Serialised } from '@domain/contract.ts';

type WorkScore = (typeof WORK_SCORES)[number];
type SpokenScore = (typeof LANGUAGE_SCORES)[number];

/** Scores of one language in the form; null: not set. */
type SpokenValues = { readonly language: string } & Readonly<Record<SpokenScore, number | null>>;

/** A talent's scores in the form. */
export interface ScoreValues extends Readonly<Record<WorkScore, number | null>> {
  readonly languageScores: readonly SpokenValues[];
}

const getRecord = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Initial values: stored scores, and a row per language of the talent. */
export const getScoreValues = (
  score: Serialised<TalentScore> | null,
  languages: readonly string[],
): ScoreValues => ({
  ...getRecord(WORK_SCORES, (name) => score?.[name] ?? null),
  languageScores: languages.map((language) => {
    const stored = score?.languageScores.find((languageScore) => languageScore.language === language);
    return { language, ...getRecord(LANGUAGE_SCORES, (name) => stored?.[name] ?? null) };
  }),
});

const isBegun = (spoken: SpokenValues): boolean => LANGUAGE_SCORES.some((name) => spoken[name] !== null);

/** Valid scores for sending, without unscored languages. */
export const pickScored = (values: ScoreValues) => ({
  ...getRecord(WORK_SCORES, (name) => values[name] ?? 0),
  languageScores: values.languageScores.filter(isBegun).map((spoken): LanguageScore => ({
    language: spoken.language,
    ...getRecord(LANGUAGE_SCORES, (name) => spoken[name] ?? 0),
  })),
});

const getFault = (value: number | null): string | undefined => {
  if (value === null) return messageId('validation.required');
  return value >= 0 && value <= 10 ? undefined : withValues('validation.range', { min: 0, max: 10 });
};

const findFaults = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fault = getFault(values[name] as number | null);
      return fault === undefined ? [] : [[name, fault] as const];
    }),
  );

/** Returns errors by field: a language is scored completely or not at all. */
export const getScoreFaults = (values: ScoreValues): Readonly<Record<string, unknown>> => {
  const spoken = values.languageScores.map((languageScore) =>
    isBegun(languageScore) ? findFaults({ ...languageScore }, LANGUAGE_SCORES) : {},
  );
  const hasSpokenFault = spoken.some((faults) => Object.keys(faults).length > 0);
  return {
    ...findFaults({ ...values }, WORK_SCORES),
    ...(hasSpokenFault ? { languageScores: spoken } : {}),
  };
};
