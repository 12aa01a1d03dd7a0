import { useCallback } from 'react';
import type { RosterQuery } from '@domain/roster/roster-filters.ts';
import type { RosterPage, RosterRow } from '@domain/roster/roster.api.ts';
import { ROSTER_PAGE_SIZE } from '@domain/roster/roster.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { toRosterRequest } from './rosterDays.ts';

export const loadRosterPage = (
  filters: RosterQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<RosterPage> =>
  api.talents.crm(
    { ...toRosterRequest(filters), page: 1, size: ROSTER_PAGE_SIZE, ...(cursor ? { cursor } : {}) },
    { signal },
  );

/** The filtered roster, page by page. `key`: the filters as in an address. */
export const useRoster = (key: string): Pages<RosterRow, RosterPage> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        loadRosterPage(Object.fromEntries(new URLSearchParams(key)), cursor, signal),
      [key],
    ),
  );
