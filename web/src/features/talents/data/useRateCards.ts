import type { Page } from '@domain/contract.ts';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Returns a page of session fees of the chosen agency's talents, for clients with access. */
export const loadRateCardsPage = (
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<ListedRateCard>> =>
  api.talents.listRateCards({ pageSize: 100, ...(cursor ? { cursor } : {}) }, { signal });

export const useRateCards = (): Pages<ListedRateCard, Page<ListedRateCard>> => usePages(loadRateCardsPage);
