import type { AgencyOptions } from '@domain/pricing/agency-options.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

const agencyOptions = collection<AgencyOptions>('agencyOptions');

/** Undefined: the agency has changed no options. */
export const readAgencyOptions = agencyOptions.get;

export const storeAgencyOptions = (work: Work, changed: AgencyOptions): void => {
  work.transaction.set(agencyOptions.doc(changed.agencyId), omitId(changed));
};
