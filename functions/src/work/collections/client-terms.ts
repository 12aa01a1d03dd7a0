import type { DocumentReference } from 'firebase-admin/firestore';
import { collectionRef, db } from '../../platform/firestore/db.ts';

const clientTerms = () => collectionRef('clientTerms');

export const termsRef = (agencyId: string, clientId: string): DocumentReference =>
  clientTerms().doc(`${agencyId}_${clientId}`);

/** `clientTerms/{agencyId}_{clientId}`: what a client and one agency agreed on; no agency sees another's. */
interface ClientTerms {
  readonly agencyId: string;
  readonly clientId: string;
  /** In basis points. */
  readonly commission: number;
}

type Commission = Pick<ClientTerms, 'agencyId' | 'commission'>;

export const readCommissions = async (
  clientId: string,
  agencyIds: readonly string[],
): Promise<readonly Commission[]> => {
  if (agencyIds.length === 0) return [];
  const refs = agencyIds.map((agencyId) => termsRef(agencyId, clientId));
  const found = await db().getAll(...refs);
  return found.flatMap((snapshot) => {
    const terms = snapshot.data() as ClientTerms | undefined;
    return terms ? [{ agencyId: terms.agencyId, commission: terms.commission }] : [];
  });
};

/** A new commission; null ends the agreement. */
export type CommissionChange = Pick<Commission, 'agencyId'> & { readonly commission: number | null };
