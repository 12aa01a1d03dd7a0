import { agencyStaff, only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import type { PreviewedPrice } from './pricing.ts';
import { rateTablePreviewSchema, rateTableSchema } from './rate-tables.schema.ts';
import type { RateTable } from './rate-tables.ts';

/** The tables of an agency that matter from today on. */
export interface RateTables {
  /** Today's table; null: none has started. */
  readonly current: Serialised<RateTable> | null;
  /** Future tables, next one first. */
  readonly coming: readonly Serialised<RateTable>[];
  /** The latest version, on which the next one is `basedOn`; 0: none. */
  readonly latest: number;
}

export const rateTablesApi = {
  'pricing.rateTable': endpoint<RateTables>()({
    method: 'GET',
    path: '/rateTable',
    summary: 'Retrieve the rate table',
    description: 'Today’s and future versions.',
    auth: agencyStaff,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'pricing.saveRateTable': endpoint<Serialised<RateTable>>()({
    method: 'POST',
    path: '/rateTable',
    summary: 'Create a version of the rate table',
    description: 'Returns 409 after a concurrent change.',
    auth: only('admin'),
    body: rateTableSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'pricing.previewRateTable': endpoint<readonly PreviewedPrice[]>()({
    method: 'POST',
    path: '/rateTable/preview',
    summary: 'Preview a rate table',
    description: 'Compares the prices of up to three projects. Nothing is stored.',
    auth: only('admin'),
    body: rateTablePreviewSchema,
    errors: [...READ_ERRORS, 400, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 60 },
  }),
};
