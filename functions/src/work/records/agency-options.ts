import type { AgencyOptions } from '@domain/pricing/agency-options.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';
import { agencyOptions } from '../collections/agency-options.ts';

export const storeAgencyOptions = (work: Work, changed: AgencyOptions): void => {
  work.transaction.set(agencyOptions.doc(changed.agencyId), omitId(changed));
};
