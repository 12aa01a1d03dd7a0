import { Timestamp } from 'firebase-admin/firestore';
import { NO_TERMS, type TalentTerms } from '@domain/talents/talent-terms.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const talentTerms = collection<TalentTerms>('talentTerms');

export const makeTermsId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

export const readTerms = (
  agencyId: string,
  talentId: string,
  work?: Work,
): Promise<TalentTerms | undefined> => talentTerms.get(makeTermsId(agencyId, talentId), work);

/** Maximum terms scanned for tags: recent tags are the most likely next ones. */
const RECENT_MAX = 300;

/** Returns the tags of the agency's latest changed terms, without duplicates. */
export const findRecentTags = async (agencyId: string): Promise<readonly string[]> => {
  const recent = talentTerms.ref.where('agencyId', '==', agencyId).orderBy('updatedAt', 'desc');
  const found = await recent.select('tags').limit(RECENT_MAX).get();
  return [...new Set(found.docs.flatMap((snapshot) => snapshot.get('tags') as readonly string[]))];
};

/** Returns an agency's terms with talents, in order; empty terms where none exist. */
export const readTermsByTalent = async (
  agencyId: string,
  talentIds: readonly string[],
  work: Work,
): Promise<readonly TalentTerms[]> => {
  if (talentIds.length === 0) return [];

  const refs = talentIds.map((talentId) => talentTerms.doc(makeTermsId(agencyId, talentId)));
  const found = await work.transaction.getAll(...refs);

  return found.map((snapshot, index): TalentTerms => {
    const none = {
      ...NO_TERMS,
      id: snapshot.id,
      agencyId,
      talentId: talentIds[index] ?? '',
      updatedAt: Timestamp.now(),
    };
    return toRecord<TalentTerms>(snapshot) ?? none;
  });
};
