import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import type { PreviewedPrice } from './pricing.ts';
import { rateTablePreviewSchema, rateTableSchema } from './rate-tables.schema.ts';
import type { RateTable } from './rate-tables.ts';

/** The tables of an agency that matter from today on. */
export interface RateTables {
  /** What counts today; null: the agency has none yet, or none that has begun. */
  readonly current: Serialised<RateTable> | null;
  /** Those that wait for their day, the next one first. */
  readonly coming: readonly Serialised<RateTable>[];
  /** The latest version, which the next one is `basedOn`; 0: there is none. */
  readonly latest: number;
}

export const rateTablesApi = {
  'pricing.rateTable': endpoint<RateTables>()({
    method: 'GET',
    path: '/rateTable',
    summary: 'The rate table of the chosen agency that counts today, and those that come',
    auth: agencyStaff,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'pricing.saveRateTable': endpoint<Serialised<RateTable>>()({
    method: 'POST',
    path: '/rateTable',
    summary: 'Save a rate table as the next version; 409 when somebody else saved one meanwhile',
    auth: only('admin'),
    body: rateTableSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.previewRateTable': endpoint<readonly PreviewedPrice[]>()({
    method: 'POST',
    path: '/rateTable/preview',
    summary:
      'What up to three projects of the agency cost now, and would cost by another table; nothing is kept',
    auth: only('admin'),
    body: rateTablePreviewSchema,
    errors: [...READ_ERRORS, 400, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 60 },
  }),
};
