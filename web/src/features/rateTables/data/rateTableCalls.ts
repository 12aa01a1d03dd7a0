import { useMemo } from 'react';
import { rateTableSchema, rateTableTermsSchema } from '@domain/pricing/rate-tables.schema.ts';
import type { PreviewedPrice } from '@domain/pricing/pricing.ts';
import {
  readTable,
  type RateTable,
  type RateTableTerms,
  type StoredRateTable,
} from '@domain/pricing/rate-tables.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Maximum listed versions: many years' worth. */
const LISTED = 50;

/** An agency's rate tables, latest version first. */
export const useRateTables = (agencyId: string): Live<readonly RateTable[]> => {
  const stored = useLiveCollection<StoredRateTable>({
    collection: 'rateTables',
    where: { agencyId },
    orderBy: [['version', 'desc']],
    limit: LISTED,
  });
  const data = useMemo(() => stored.data?.map(readTable), [stored.data]);
  return { ...stored, data } as Live<readonly RateTable[]>;
};

/** Compares prices of the latest projects under other terms, without saving. */
export const previewRates = (table: RateTableTerms): Promise<readonly PreviewedPrice[]> =>
  api.pricing.previewRateTable({ table: rateTableTermsSchema.cast(table), projectIds: [] });

/** Saves terms as the version that follows the edited one. */
export const saveRates = async (
  terms: RateTableTerms,
  basedOn: number,
  submission: Submission,
): Promise<void> => {
  await api.pricing.saveRateTable(rateTableSchema.cast({ ...terms, basedOn }), submission);
};
