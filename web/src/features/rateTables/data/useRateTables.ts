import { useMemo } from 'react';
import { readTable, type RateTable, type StoredRateTable } from '@domain/pricing/rate-tables.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

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
