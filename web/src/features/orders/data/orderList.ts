import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type { OrderFilter, OrderRow } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { toPlainText } from '@domain/values/fold-text.ts';
import { paths } from '../../../app/paths.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** A page of orders, last changed first. */
export const loadOrdersPage = (
  state: OrderFilter | undefined,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<OrderRow>> => {
  const query = { ...(state ? { state } : {}), ...(cursor === undefined ? {} : { cursor }) };
  return api.orders.list(query, { signal });
};

export const useOrderList = (state: OrderFilter | undefined): Pages<OrderRow, Page<OrderRow>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => loadOrdersPage(state, cursor, signal),
      [state],
    ),
  );

/** Returns the orders that a search finds: by invoice, purchase order, client or project. */
export const searchOrders = <
  Row extends Pick<OrderRow, 'invoice' | 'reference' | 'companyName' | 'projectName'>,
>(
  rows: readonly Row[],
  search: string,
): readonly Row[] => {
  const words = toPlainText(search);
  return rows.filter(({ invoice, reference, companyName, projectName }) =>
    toPlainText([invoice?.number, reference, companyName, projectName].join(' ')).includes(words),
  );
};

/** Returns the address that an order opens: its project, or the licence that it renews. */
export const getOrderHref = ({ projectId, renewedLicenceId }: OrderRow, isStaff: boolean): string =>
  renewedLicenceId === null
    ? (isStaff ? paths.castingsProject : paths.project).href(projectId, ORDER_STEP)
    : paths.licences.href(undefined, renewedLicenceId);

/** Returns the totals of some orders, per currency. */
export const getSums = (
  rows: readonly Pick<OrderRow, 'currency' | 'total' | 'open' | 'state'>[],
): readonly {
  readonly currency: string;
  readonly count: number;
  readonly total: number;
  readonly open: number;
}[] =>
  [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
    const currencyRows = rows.filter((row) => row.currency === currency);
    const valid = currencyRows.filter(({ state }) => state !== 'cancelled');
    return {
      currency,
      count: currencyRows.length,
      total: valid.reduce((sum, { total }) => sum + total, 0),
      open: valid.reduce((sum, { open }) => sum + open, 0),
    };
  });
