import type { TalentScore } from '@domain/scores/scores.ts';
import type { Session } from '../../access/session.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readScore } from '../../records/talent-scores.ts';
import { judgedTalent } from './judged-talent.ts';

const scoreOf = async (session: Session, talentId: string): Promise<TalentScore> => {
  const { agencyId } = await judgedTalent(session, talentId);
  const score = await readScore(agencyId, talentId);
  if (!score) throw new AppError(404, 'score.none');
  return score;
};

/** What the caller's agency thinks of a talent; 404 while it has not said. */
export const showScore: Operation<'talents.score'> = async ({ session, params }) =>
  serialised(await scoreOf(session, params.id));

/** The same in one language. */
export const languageScore: Operation<'talents.languageScore'> = async ({ session, params }) => {
  const { languageScores } = await scoreOf(session, params.talentId);
  const spoken = languageScores.find(({ language }) => language === params.languageId);
  if (!spoken) throw new AppError(404, 'score.none');
  return spoken;
};

/** The one figure that the scores come to. */
export const computeScore: Operation<'talents.computeScore'> = async ({ session, params }) => {
  const { total } = await scoreOf(session, params.id);
  return { total };
};
