import type { Agency } from '@domain/agencies/agencies.ts';
import { db, documentOf } from '../../firestore/db.ts';

export interface PolicyLinks {
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

/** An agency's own policy documents; undefined when it uses the platform's. */
export const readPolicyLinks = async (agencyId: string): Promise<PolicyLinks | undefined> =>
  (await db().collection('agencyContracts').doc(agencyId).get()).data() as PolicyLinks | undefined;

export const listAgencies = async (): Promise<readonly Agency[]> => {
  const found = await db().collection('agencies').orderBy('publicName').limit(200).get();
  return found.docs.flatMap((snapshot) => documentOf<Agency>(snapshot) ?? []);
};
