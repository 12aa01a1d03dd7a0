import type { TalentScore } from '@domain/scores/scores.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const talentScores = collection<TalentScore>('talentScores');

const makeId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

export const readScore = (
  agencyId: string,
  talentId: string,
  work?: Work,
): Promise<TalentScore | undefined> => talentScores.get(makeId(agencyId, talentId), work);
