import type { AuditChain } from '@domain/audit/audit.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const auditChains = collection<AuditChain>('auditChains');

/** Returns the id of a chain: an agency's, or the one without an agency. */
export const toChainId = (agencyId: string | null): string =>
  agencyId === null ? 'platform' : `agency:${agencyId}`;

/** Returns a chain's end; undefined when nothing is sealed. */
export const readChain = (agencyId: string | null, work?: Work): Promise<AuditChain | undefined> =>
  auditChains.get(toChainId(agencyId), work);

export interface Marking {
  /** The last marked id. */
  readonly after: string | null;
  readonly isDone: boolean;
}

export const markingRef = () => auditChains.doc('marking');

export const readMarking = async (work?: Work): Promise<Marking> => {
  const ref = markingRef();
  const found = (await (work ? work.transaction.get(ref) : ref.get())).data() as Marking | undefined;
  return found ?? { after: null, isDone: false };
};
