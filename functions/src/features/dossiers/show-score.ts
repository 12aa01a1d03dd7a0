import type { TalentScore } from '@domain/scores/scores.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readScore } from '../../work/collections/talent-scores.ts';
import { readRatedTalent } from './read-rated-talent.ts';

const getScore = async (caller: Caller, talentId: string): Promise<TalentScore | undefined> => {
  const { agencyId } = await readRatedTalent(caller, talentId);
  return readScore(agencyId, talentId);
};

export const showScore: Operation<'talents.score'> = async ({ caller, params }) => {
  const score = await getScore(caller, params.id);
  return score ? serialise(score) : null;
};

export const getLanguageScore: Operation<'talents.languageScore'> = async ({ caller, params }) => {
  const score = await getScore(caller, params.talentId);
  return score?.languageScores.find(({ language }) => language === params.languageId) ?? null;
};

export const computeScore: Operation<'talents.computeScore'> = async ({ caller, params }) => {
  const score = await getScore(caller, params.id);
  return { total: score?.total ?? null };
};
