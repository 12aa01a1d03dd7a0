import { strictObject, idSchema, yup } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { timestamp } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { LANGUAGE_SCORES, WORK_SCORES } from './scores.ts';

const score = yup.number().min(0).max(10).required();
const scoreEach = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, score])) as Record<Name, typeof score>;

/** All scores of a talent, as one form sends them; `updatedAt` is the edited version, if any. */
export const scoreSchema = strictObject({
  talent: idSchema,
  ...scoreEach(WORK_SCORES),
  languageScores: uniqueList(
    strictObject({ language: languageCode.required(), ...scoreEach(LANGUAGE_SCORES) }),
    ({ language }) => language,
  )
    .max(30)
    .default([]),
  updatedAt: timestamp().optional(),
});
