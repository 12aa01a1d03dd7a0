import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Payout } from '@domain/orders/payouts.ts';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { BulkJob } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { PayoutDialog } from '../dialogs/PayoutDialog.tsx';

interface Props {
  readonly chosen: Chosen<Payout>;
  /** `YYYY-MM`, and as it is called. */
  readonly month: string;
  readonly monthName: string;
  readonly today: string;
  readonly onChanged: () => void;
}

/** Marks several talents as paid for a month, or takes that back. */
export const PayoutBulk = ({ chosen, month, monthName, today, onChanged }: Props) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;
  const count = rows.length;

  const makeJob = ({ id, talentName, owed, paid }: Payout, paidOn: string | null): BulkJob => ({
    id,
    name: talentName || text('payouts.gone'),
    send: async (submission) => {
      const isDone = paidOn === null ? paid.length === 0 : owed.length === 0;
      if (isDone) return 'unchanged';
      await api.orders.setPayout({ id }, { month, paidOn }, submission);
      // Undo would also revoke earlier partial payments.
      const hasWay = paidOn !== null && paid.length === 0;
      return hasWay ? (again) => api.orders.setPayout({ id }, { month, paidOn: null }, again) : null;
    },
  });

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={() => setAsking(true)}>
          {text('payouts.mark')}
        </Button>
        {rows.some(({ paid }) => paid.length > 0) && (
          <Button
            size="small"
            onClick={() =>
              bulk.start(
                text('payouts.unmarkMany', { count }),
                rows.map((row) => makeJob(row, null)),
              )
            }
          >
            {text('payouts.unmark')}
          </Button>
        )}
      </ChosenBar>
      {isAsking && (
        <PayoutDialog
          count={count}
          month={monthName}
          today={today}
          onDay={(day) =>
            bulk.start(
              text('payouts.markMany', { count }),
              rows.map((row) => makeJob(row, day)),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
