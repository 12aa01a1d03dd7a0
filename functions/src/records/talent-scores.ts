import type { Transaction } from 'firebase-admin/firestore';
import type { TalentScore } from '@domain/scores/scores.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const makeId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** Returns an agency's rating of a talent; undefined without one. */
export const readScore = async (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentScore | undefined> => {
  const ref = collectionRef('talentScores').doc(makeId(agencyId, talentId));
  return toRecord<TalentScore>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeScore = (transaction: Transaction, score: TalentScore): void => {
  transaction.set(collectionRef('talentScores').doc(score.id), withoutId(score));
};
