import { strictObject, idSchema, yup } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';

const score = yup.number().min(0).max(10).required();

/** All scores of a talent, as one form sends them; `updatedAt` is the edited version, if any. */
export const scoreSchema = strictObject({
  talent: idSchema,
  speedScore: score,
  punctualityScore: score,
  professionalismScore: score,
  languageScores: uniqueList(
    strictObject({
      language: languageCode.required(),
      languageScore: score,
      dictionScore: score,
      voiceScore: score,
      interpretationScore: score,
      versatilityScore: score,
    }),
    ({ language }) => language,
  )
    .max(30)
    .default([]),
  updatedAt: timestamp().optional(),
});
