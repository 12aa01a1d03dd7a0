import type { AgencyOptions } from '@domain/pricing/agency-options.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const agencyOptions = collection<AgencyOptions>('agencyOptions');

/** Undefined: the agency has changed no options. */
export const readAgencyOptions = agencyOptions.get;
