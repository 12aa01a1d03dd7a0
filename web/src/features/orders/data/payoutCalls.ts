import { ordersApi } from '@domain/orders/orders.api.ts';
import type { Payout } from '@domain/orders/payouts.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Payouts of a month, `YYYY-MM`. */
export const usePayouts = (month: string): Request<readonly Payout[]> =>
  useRequest(`payouts ${month}`, (signal) =>
    call(ordersApi['orders.payouts'], { query: { month } }, { signal }).then(({ items }) => items),
  );

/** Marks what a talent earns in a month as paid on a day; null: as not paid. */
export const setPayout = async (
  id: string,
  body: { readonly month: string; readonly paidOn: string | null },
  submission: Submission,
): Promise<void> => {
  await change(ordersApi['orders.setPayout'], { params: { id }, body }, submission);
};
