import type { CollectionName } from '../access/matrix.ts';

/**
 * Collections with a talent's `agencyIds`, so the rules can prove list queries; updated in one
 * transaction. At most one document per talent, with the talent's id.
 */
export const AGENCIES_OF_TALENT = [
  'talentRates',
  'billingInformation',
  'connectionSessions',
] as const satisfies readonly CollectionName[];

/** Any number of documents per talent. Notes on demos (`demoDossiers`) name them too. */
export const AGENCIES_NAMING_TALENT = ['demos', 'vacations'] as const satisfies readonly CollectionName[];
