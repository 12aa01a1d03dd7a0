import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type { EarningState, OwnEarning } from '@domain/orders/earnings.ts';
import { getPages, type RowPages } from '../../../components/lists/listFile.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useReloadWhenShown } from '../../../lib/http/useReloadWhenShown.ts';

type State = EarningState | undefined;

const loadEarnings = (
  state: State,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<OwnEarning>> =>
  api.orders.ownEarnings(
    { ...(cursor ? { cursor } : {}), ...(state ? { earningState: state } : {}) },
    { signal },
  );

/** The talent's earnings with the chosen agency, in one state or all, newest first; reloads when the tab is shown again. */
export const useOwnEarnings = (state: State): Pages<OwnEarning, Page<OwnEarning>> => {
  const pages = usePages<OwnEarning, Page<OwnEarning>>(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => loadEarnings(state, cursor, signal),
      [state],
    ),
  );
  useReloadWhenShown(pages.reload);
  return pages;
};

/** All current earnings, for export. */
export const getOwnEarningPages = (state: State): RowPages<OwnEarning> =>
  getPages((cursor, signal) => loadEarnings(state, cursor, signal));
