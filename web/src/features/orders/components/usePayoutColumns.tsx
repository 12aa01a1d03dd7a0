import { useMemo } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import type { Sum } from '@domain/orders/earning-sums.ts';
import type { Payout } from '@domain/orders/payouts.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

const LOOKS = {
  isPaid: { tone: 'positive', icon: CheckCircle },
  isOwed: { tone: 'attention', icon: HourglassEmpty },
} as const;

/** Columns of what talents are to be paid. */
export const usePayoutColumns = (): readonly DataColumn<Payout>[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();

  return useMemo(() => {
    const formatSums = (sums: readonly Sum[]): string =>
      joinDotted(sums.map(({ amount, currency }) => formatMoney(amount, currency, locale)));
    // A row of the file has one currency.
    const formatPlain = ([sum]: readonly Sum[]): string =>
      sum ? formatFileAmount(sum.amount, sum.currency) : '';
    const getName = ({ talentName }: Payout) => talentName || text('payouts.gone');
    const deriveState = ({ owed }: Payout) => (owed.length === 0 ? 'isPaid' : 'isOwed');

    return [
      {
        field: 'talent',
        label: text('payouts.talent'),
        share: 2,
        minWidth: 130,
        cell: getName,
        plain: getName,
      },
      {
        field: 'owed',
        label: text('payouts.owed'),
        kind: 'amount',
        numeric: true,
        minWidth: 105,
        cell: ({ owed }) => formatSums(owed) || '—',
        plain: ({ owed }) => formatPlain(owed),
        beside: [[text('orderList.currency'), ({ owed, paid }) => [...owed, ...paid][0]?.currency ?? '']],
      },
      {
        field: 'state',
        label: text('payouts.state'),
        minWidth: 110,
        cell: (row) => <StateChip {...LOOKS[deriveState(row)]} label={text(`payouts.${deriveState(row)}`)} />,
        plain: (row) => text(`payouts.${deriveState(row)}`),
      },
      {
        field: 'paid',
        label: text('payouts.paid'),
        kind: 'amount',
        numeric: true,
        minWidth: 105,
        cell: ({ paid }) => formatSums(paid) || '—',
        plain: ({ paid }) => formatPlain(paid),
      },
      {
        field: 'paidOn',
        label: text('payouts.paidOn'),
        kind: 'date',
        numeric: true,
        minWidth: 110,
        cell: ({ paidOn }) => (paidOn === null ? '—' : dates.day(paidOn)),
        plain: ({ paidOn }) => paidOn ?? '',
      },
      {
        field: 'count',
        label: text('payouts.count'),
        numeric: true,
        minWidth: 90,
        cell: ({ count }) => count,
        plain: ({ count }) => String(count),
      },
    ];
  }, [dates, locale, text]);
};
