import { mendTalent } from '../../scripts/repair/mend-talent.mjs';
import { firestore } from './admin.ts';

/**
 * Writes what follows from records of talents that a test planted, changed or deleted by itself: their public halves, rate
 * cards, places in rosters, and the counts of tickets. Whoever writes such a record without the API calls this next, for
 * the suite ends by comparing every copy with its source.
 */
export const copyAnew = async (...talentIds: readonly string[]): Promise<void> => {
  for (const id of talentIds) await mendTalent(firestore(), id);
};
