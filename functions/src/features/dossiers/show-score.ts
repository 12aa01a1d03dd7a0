import type { TalentScore } from '@domain/scores/scores.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readScore } from '../../records/talent-scores.ts';
import { judgedTalent } from './judged-talent.ts';

const scoreOf = async (caller: Caller, talentId: string): Promise<TalentScore> => {
  const { agencyId } = await judgedTalent(caller, talentId);
  const score = await readScore(agencyId, talentId);
  if (!score) throw new AppError(404, 'score.none');
  return score;
};

/** What the caller's agency thinks of a talent; 404 while it has not said. */
export const showScore: Operation<'talents.score'> = async ({ caller, params }) =>
  serialised(await scoreOf(caller, params.id));

/** The same in one language. */
export const languageScore: Operation<'talents.languageScore'> = async ({ caller, params }) => {
  const { languageScores } = await scoreOf(caller, params.talentId);
  const spoken = languageScores.find(({ language }) => language === params.languageId);
  if (!spoken) throw new AppError(404, 'score.none');
  return spoken;
};

/** The one figure that the scores come to. */
export const computeScore: Operation<'talents.computeScore'> = async ({ caller, params }) => {
  const { total } = await scoreOf(caller, params.id);
  return { total };
};
