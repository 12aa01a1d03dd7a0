import type { Transaction } from 'firebase-admin/firestore';
import type { AgencyOptions } from '@domain/pricing/agency-options.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { omitId } from '../../platform/firestore/db.ts';

const agencyOptions = collection<AgencyOptions>('agencyOptions');

/** Undefined: the agency has changed no options. */
export const readAgencyOptions = agencyOptions.get;

export const storeAgencyOptions = (transaction: Transaction, changed: AgencyOptions): void => {
  transaction.set(agencyOptions.doc(changed.agencyId), omitId(changed));
};
