import type { SelfBillingAgreement } from '@domain/selfBilling/agreements.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const selfBillingAgreements = collection<SelfBillingAgreement>('selfBillingAgreements');

/** Returns the last agreement that was offered to a talent; undefined: none was. */
export const findLastAgreement = async (
  agencyId: string,
  talentId: string,
  work?: Work,
): Promise<SelfBillingAgreement | undefined> => {
  const query = selfBillingAgreements.ref
    .where('agencyId', '==', agencyId)
    .where('talentId', '==', talentId)
    .limit(100);
  const found = await selfBillingAgreements.find(query, work);
  return found.toSorted((a, b) => b.version - a.version)[0];
};

/** An agency's agreements that were accepted and not ended. */
export const findAcceptedAgreements = (
  agencyId: string,
  work?: Work,
): Promise<readonly SelfBillingAgreement[]> =>
  selfBillingAgreements.find(
    selfBillingAgreements.ref.where('agencyId', '==', agencyId).where('state', '==', 'accepted'),
    work,
  );
