import type { Transaction } from 'firebase-admin/firestore';
import type { AgencyOptions } from '@domain/pricing/agency-options.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const options = (agencyId: string) => collectionRef('agencyOptions').doc(agencyId);

/** What an agency has changed of its options; undefined: nothing. */
export const readAgencyOptions = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<AgencyOptions | undefined> => {
  const reference = options(agencyId);
  return toRecord<AgencyOptions>(await (transaction ? transaction.get(reference) : reference.get()));
};

export const storeAgencyOptions = (transaction: Transaction, changed: AgencyOptions): void => {
  transaction.set(options(changed.agencyId), withoutId(changed));
};
