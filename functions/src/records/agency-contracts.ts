import type { Transaction } from 'firebase-admin/firestore';
import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import { PRIVACY_URL, PRIVACY_VERSION, TERMS_URL, TERMS_VERSION } from '../config.ts';
import { collectionRef } from '../firestore/db.ts';

const contract = (agencyId: string) => collectionRef('agencyContracts').doc(agencyId);

/** The documents that an agency has itself; undefined: it has none. */
export const ownPolicies = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<PolicyDocuments | undefined> => {
  const ref = contract(agencyId);
  const found = await (transaction ? transaction.get(ref) : ref.get());
  if (!found.exists) return undefined;
  const { termsUrl, privacyUrl, termsVersion, privacyVersion } = found.data() as PolicyDocuments;
  return { termsUrl, privacyUrl, termsVersion, privacyVersion };
};

/** Makes these the agency's documents; null: it has none of its own any more. */
export const setPolicies = (
  transaction: Transaction,
  agencyId: string,
  policies: PolicyDocuments | null,
): void => {
  if (policies) transaction.set(contract(agencyId), policies);
  else transaction.delete(contract(agencyId));
};

/** The documents of an agency; the platform's where it has none of its own, or there is no agency. */
export const findPolicyDocuments = async (agencyId: string | null): Promise<PolicyDocuments> =>
  (agencyId === null ? undefined : await ownPolicies(agencyId)) ?? {
    termsUrl: TERMS_URL.value(),
    privacyUrl: PRIVACY_URL.value(),
    termsVersion: TERMS_VERSION.value(),
    privacyVersion: PRIVACY_VERSION.value(),
  };
