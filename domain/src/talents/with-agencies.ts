import type { CollectionName } from '../access/matrix.ts';

/**
 * What carries the agencies of a talent, so that the rules can prove a list of it: these records have the talent's
 * `agencyIds`, and change with them in one transaction. Here one document for each talent, or none; their id is the
 * talent's.
 */
export const AGENCIES_OF_TALENT = [
  'talentRates',
  'billingInformation',
  'connectionSessions',
] as const satisfies readonly CollectionName[];

/** Here any number of documents, each naming its talent. What is noted of a demo (`demoDossiers`) names them as well. */
export const AGENCIES_NAMING_TALENT = ['demos', 'vacations'] as const satisfies readonly CollectionName[];
