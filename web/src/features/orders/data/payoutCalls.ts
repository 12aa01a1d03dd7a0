import type { Payout } from '@domain/orders/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Payouts of a month, `YYYY-MM`. */
export const usePayouts = (month: string): Request<readonly Payout[]> =>
  useRequest(`payouts ${month}`, (signal) =>
    api.orders.payouts({ month }, { signal }).then(({ items }) => items),
  );

/** Marks what a talent earns in a month as paid on a day; null: as not paid. */
export const setPayout = async (
  id: string,
  body: { readonly month: string; readonly paidOn: string | null },
  submission: Submission,
): Promise<void> => {
  await api.orders.setPayout({ id }, body, submission);
};
