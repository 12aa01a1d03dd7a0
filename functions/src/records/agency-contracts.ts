import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import { PRIVACY_URL, PRIVACY_VERSION, TERMS_URL, TERMS_VERSION } from '../config.ts';
import { collectionOf } from '../firestore/db.ts';

/** The documents of an agency; the platform's where it has none of its own, or there is no agency. */
export const policyDocumentsOf = async (agencyId: string | null): Promise<PolicyDocuments> => {
  const own = agencyId === null ? undefined : await collectionOf('agencyContracts').doc(agencyId).get();
  return (
    (own?.data() as PolicyDocuments | undefined) ?? {
      termsUrl: TERMS_URL.value(),
      privacyUrl: PRIVACY_URL.value(),
      termsVersion: TERMS_VERSION.value(),
      privacyVersion: PRIVACY_VERSION.value(),
    }
  );
};
