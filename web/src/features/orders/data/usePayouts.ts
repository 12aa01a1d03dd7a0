import type { Payout } from '@domain/orders/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** Payouts of a month, `YYYY-MM`. */
export const usePayouts = (month: string): Request<readonly Payout[]> =>
  useRequest(`payouts ${month}`, async (signal) => (await api.orders.payouts({ month }, { signal })).items);
