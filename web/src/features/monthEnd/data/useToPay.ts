import { getAccountOf } from '@domain/payouts/bank-account.ts';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import type { PayoutRow, PayoutRunRow } from '@domain/payouts/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';

/** What an agency is to pay its talents today. */
export interface ToPay {
  readonly payable: readonly PayoutRow[];
  /** Talents that nothing is paid to, with their reason. */
  readonly obstructed: readonly PayoutRow[];
  /** Runs that are neither settled nor discarded. */
  readonly runs: readonly PayoutRunRow[];
  readonly needsTwoPeople: boolean;
  /** Whether euros can't be transferred, because the agency's account is missing. */
  readonly lacksAccount: boolean;
}

const isOpen = ({ state }: PayoutRunRow): boolean => state !== 'settled' && state !== 'discarded';

/** Loads it for a day, `YYYY-MM-DD`; the latest data stays while newer data loads. */
export const useToPay = (agencyId: string, today: string) => {
  const { data, error, status, reload } = useRequest(
    `month’s end pay ${agencyId}`,
    async (signal): Promise<ToPay> => {
      const [preview, runs, accounts] = await Promise.all([
        api.payouts.preview({ day: today }, { signal }),
        api.payouts.list({}, { signal }),
        api.payouts.account({ signal }),
      ]);

      return {
        payable: preview.items.filter(({ obstacle }) => obstacle === null),
        obstructed: preview.items.filter(({ obstacle }) => obstacle !== null && obstacle !== 'nothingNet'),
        runs: runs.items.filter(isOpen),
        needsTwoPeople: accounts?.needsTwoPeople ?? false,
        lacksAccount: !getAccountOf(accounts, SEPA_CURRENCY)?.iban,
      };
    },
  );

  return { toPay: useLatestData(data), error, status, reload };
};
