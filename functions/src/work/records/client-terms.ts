import type { DocumentReference } from 'firebase-admin/firestore';
import { collectionRef, db } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

const clientTerms = () => collectionRef('clientTerms');

const termsRef = (agencyId: string, clientId: string): DocumentReference =>
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
