import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import type { Work } from '../unit/work.ts';
import { agencyContracts } from '../collections/agency-contracts.ts';

/** Sets an agency's own documents; null removes them. */
export const setPolicies = (work: Work, agencyId: string, policies: PolicyDocuments | null): void => {
  if (policies) work.transaction.set(agencyContracts().doc(agencyId), policies);
  else work.transaction.delete(agencyContracts().doc(agencyId));
};
