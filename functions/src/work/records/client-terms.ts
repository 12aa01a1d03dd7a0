import type { Work } from '../unit/work.ts';
import { termsRef, type CommissionChange } from '../collections/client-terms.ts';

/** One document per agency, so that no agency sees another's terms. */
export const writeCommissions = (
  work: Work,
  clientId: string,
  commissions: readonly CommissionChange[],
): void => {
  for (const { agencyId, commission } of commissions) {
    const ref = termsRef(agencyId, clientId);
    if (commission === null) work.transaction.delete(ref);
    else work.transaction.set(ref, { agencyId, clientId, commission });
  }
};
