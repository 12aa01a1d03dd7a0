import type { Transaction } from 'firebase-admin/firestore';
import type { TalentScore } from '@domain/scores/scores.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const idOf = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** Returns an agency's rating of a talent; undefined without one. */
export const readScore = async (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentScore | undefined> => {
  const ref = collectionOf('talentScores').doc(idOf(agencyId, talentId));
  return documentOf<TalentScore>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeScore = (transaction: Transaction, score: TalentScore): void => {
  transaction.set(collectionOf('talentScores').doc(score.id), withoutId(score));
};
