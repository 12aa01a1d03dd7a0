import type { PayoutRow } from '@domain/payouts/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

/** A payout of the preview, with a key of its talent and currency. */
export type PreviewRow = PayoutRow & { readonly id: string };

/** What a page of payouts shows: the accounts, who is paid on a day, the runs, and their papers. */
export const usePayouts = (day: string) => ({
  accounts: useRequest('payouts accounts', (signal) => api.payouts.account({ signal })),
  preview: useRequest(`payouts preview ${day}`, async (signal): Promise<readonly PreviewRow[]> => {
    const { items } = await api.payouts.preview({ day }, { signal });
    return items.map((row) => ({ ...row, id: `${row.currency} ${row.talentId}` }));
  }),
  runs: useRequest('payouts runs', async (signal) => (await api.payouts.list({}, { signal })).items),
  papers: useRequest(
    'payouts papers',
    async (signal) => (await api.selfBilling.papers({}, { signal })).items,
  ),
});

export type Payouts = ReturnType<typeof usePayouts>;
