import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import { ratesApi } from '@domain/rates/rates.api.ts';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import { call } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** What talents of the chosen agency ask for a session, as a client who may see it does. */
export const useRateCards = (): Pages<ListedRateCard, Page<ListedRateCard>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        call(
          ratesApi['talents.listRateCards'],
          { query: { pageSize: 100, ...(cursor ? { cursor } : {}) } },
          { signal },
        ),
      [],
    ),
  );
