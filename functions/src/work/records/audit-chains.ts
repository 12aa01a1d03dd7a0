import type { Transaction } from 'firebase-admin/firestore';
import type { AuditChain } from '@domain/audit/audit.ts';
import { collection } from '../../platform/firestore/collection.ts';

const chains = collection<AuditChain>('auditChains');

/** Returns the id of a chain: an agency's, or the one without an agency. */
export const toChainId = (agencyId: string | null): string =>
  agencyId === null ? 'platform' : `agency:${agencyId}`;

/** Returns a chain's end; undefined when nothing is sealed. */
export const readChain = (
  agencyId: string | null,
  transaction?: Transaction,
): Promise<AuditChain | undefined> => chains.get(toChainId(agencyId), transaction);

export const writeChain = chains.set;

interface Marking {
  /** The last marked id. */
  readonly after: string | null;
  readonly isDone: boolean;
}

const markingRef = () => chains.doc('marking');

export const readMarking = async (transaction?: Transaction): Promise<Marking> => {
  const ref = markingRef();
  const found = (await (transaction ? transaction.get(ref) : ref.get())).data() as Marking | undefined;
  return found ?? { after: null, isDone: false };
};

export const writeMarking = (transaction: Transaction, next: Marking): void => {
  transaction.set(markingRef(), next);
};
