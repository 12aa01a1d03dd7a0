import { POLICY_FIELDS } from '@domain/agencies/agencies.schema.ts';
import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import { PRIVACY_URL, PRIVACY_VERSION, TERMS_URL, TERMS_VERSION } from '../../config.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const agencyContracts = () => collectionRef('agencyContracts');

export const readPolicies = async (agencyId: string, work?: Work): Promise<PolicyDocuments | undefined> => {
  const ref = agencyContracts().doc(agencyId);
  const found = await (work ? work.transaction.get(ref) : ref.get());
  return found.exists ? pickFields(found.data() as PolicyDocuments, getNames(POLICY_FIELDS)) : undefined;
};

/** An agency's documents, or the platform's by default. */
export const findPolicyDocuments = async (agencyId: string | null): Promise<PolicyDocuments> =>
  (agencyId === null ? undefined : await readPolicies(agencyId)) ?? {
    termsUrl: TERMS_URL.value(),
    privacyUrl: PRIVACY_URL.value(),
    termsVersion: TERMS_VERSION.value(),
    privacyVersion: PRIVACY_VERSION.value(),
  };
