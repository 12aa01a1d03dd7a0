import type { Transaction } from 'firebase-admin/firestore';
import type { TalentScore } from '@domain/scores/scores.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const talentScores = collection<TalentScore>('talentScores');

const makeId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

export const readScore = (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentScore | undefined> => talentScores.get(makeId(agencyId, talentId), transaction);
