import { useCallback, useState } from 'react';
import type { ListedRates, RatesPage } from '@domain/rates/rates.ts';
import { getPages, type RowPages } from '../../../components/lists/listFile.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Later {
  readonly items: readonly ListedRates[];
  readonly cursor: string | undefined;
}

const load = (cursor?: string, signal?: AbortSignal) =>
  api.talents.listRates({ ...(cursor ? { cursor } : {}), pageSize: 100 }, { signal });

export const rosterRatePages: RowPages<ListedRates> = getPages<ListedRates>(load);

/** Loaded rates of the agency's talents, with local changes. */
export const useRosterRates = (agencyId: string) => {
  const first = useRequest(agencyId, () => load());
  const [later, setLater] = useState<Later>();
  const [changed, setChanged] = useState<ReadonlyMap<string, RatesPage>>(new Map());
  const cursor = later ? later.cursor : first.data?.cursor;
  const rows =
    first.data &&
    [...first.data.items, ...(later?.items ?? [])].map((row) => ({
      ...row,
      rates: changed.get(row.id) ?? row.rates,
    }));

  const more = async (): Promise<void> => {
    const page = await load(cursor);
    setLater((before) => ({ items: [...(before?.items ?? []), ...page.items], cursor: page.cursor }));
  };

  const note = useCallback(
    (id: string, rates: RatesPage) => setChanged((before) => new Map(before).set(id, rates)),
    [],
  );

  return { rows, error: first.error, reload: first.reload, hasMore: cursor !== undefined, more, note };
};
