import { repairTalent } from '../../scripts/repair/repair-talent.mjs';
import { firestore } from './admin.ts';

/**
 * Updates copies of talent records that a test wrote directly: public copies, rate cards, roster entries, ticket counts.
 * Required after such writes, as the suite finally compares every copy with its source.
 */
export const refreshCopies = async (...talentIds: readonly string[]): Promise<void> => {
  for (const id of talentIds) await repairTalent(firestore(), id);
};
