import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { NO_TERMS, type TalentTerms } from '@domain/talents/talent-terms.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const makeId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** Returns an agency's terms with a talent; undefined without any. */
export const readTerms = async (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentTerms | undefined> => {
  const ref = collectionRef('talentTerms').doc(makeId(agencyId, talentId));
  return toRecord<TalentTerms>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeTerms = (transaction: Transaction, terms: TalentTerms): void => {
  transaction.set(collectionRef('talentTerms').doc(terms.id), withoutId(terms));
};

/** Maximum terms scanned for tags: recent tags are the most likely next ones. */
const RECENT_MAX = 300;

/** Returns the tags of the agency's latest changed terms, without duplicates. */
export const recentTags = async (agencyId: string): Promise<readonly string[]> => {
  const recent = collectionRef('talentTerms').where('agencyId', '==', agencyId).orderBy('updatedAt', 'desc');
  const found = await recent.select('tags').limit(RECENT_MAX).get();
  return [...new Set(found.docs.flatMap((snapshot) => snapshot.get('tags') as readonly string[]))];
};

/** Returns an agency's terms with talents, in order; empty terms where none exist. */
export const readTermsByTalent = async (
  agencyId: string,
  talentIds: readonly string[],
  transaction: Transaction,
): Promise<readonly TalentTerms[]> => {
  if (talentIds.length === 0) return [];
  const refs = talentIds.map((talentId) => collectionRef('talentTerms').doc(makeId(agencyId, talentId)));
  const found = await transaction.getAll(...refs);
  return found.map((snapshot, at): TalentTerms => {
    const none = {
      ...NO_TERMS,
      id: snapshot.id,
      agencyId,
      talentId: talentIds[at] ?? '',
      updatedAt: Timestamp.now(),
    };
    return toRecord<TalentTerms>(snapshot) ?? none;
  });
};
