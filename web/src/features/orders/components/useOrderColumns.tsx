import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { countDaysOverdue, type OrderRow } from '@domain/orders/order-list.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText, type FormatText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { OrderRowActions, type OrderWork } from './OrderRowActions.tsx';
import { ORDER_LOOKS } from './orderLooks.ts';
import { OverdueChip } from './OverdueChip.tsx';
import { useAmountColumn } from './useAmountColumn.ts';

/** When an order's invoice is due, and when it was issued. */
const getDayColumns = (
  text: FormatText,
  dates: ReturnType<typeof useDates>,
): readonly DataColumn<OrderRow>[] => {
  const formatDay = (day: string | undefined) => (day === undefined ? '—' : dates.day(day));

  return [
    {
      field: 'due',
      label: text('orderList.due'),
      numeric: true,
      minWidth: 110,
      cell: ({ invoice, isOverdue }) => (
        <Box component="span" sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : {}}>
          {formatDay(invoice?.dueOn)}
        </Box>
      ),
      kind: 'date',
      plain: ({ invoice }) => invoice?.dueOn ?? '',
    },
    {
      field: 'issued',
      label: text('orderList.issued'),
      numeric: true,
      minWidth: 110,
      hidden: true,
      cell: ({ invoice }) => formatDay(invoice?.issuedOn),
      kind: 'date',
      plain: ({ invoice }) => invoice?.issuedOn ?? '',
    },
  ];
};

/** What staff do about unpaid invoices. */
const getActionColumn = (text: FormatText, work: OrderWork): DataColumn<OrderRow> => ({
  field: 'actions',
  label: text('orderList.actions'),
  minWidth: 232,
  cell: (order) => <OrderRowActions order={order} work={work} />,
});

/** Columns of the order list; staff also see the client, and what can be done. */
export const useOrderColumns = (isStaff: boolean, work: OrderWork): readonly DataColumn<OrderRow>[] => {
  const text = useText();
  const dates = useDates();
  const makeAmountColumn = useAmountColumn();

  return useMemo(() => {
    const deriveState = ({ state, isOverdue, invoice }: OrderRow) =>
      isOverdue && invoice
        ? text('orderList.overdueDays', { count: countDaysOverdue(invoice.dueOn, work.today) })
        : text(`ordering.state.${state}`);

    return [
      {
        field: 'project',
        label: text('orderList.project'),
        share: 1.6,
        minWidth: 132,
        cell: ({ projectName, renewedLicenceId, charge }) => {
          if (charge) return `${projectName} (${text('orderList.charge')})`;
          return renewedLicenceId === null ? projectName : `${projectName} (${text('orderList.renewal')})`;
        },
        plain: ({ projectName }) => projectName,
      },
      {
        field: 'number',
        label: text('orderList.number'),
        minWidth: 116,
        cell: ({ invoice, state }) =>
          invoice?.number ?? (state === 'cancelled' ? '—' : text('orderList.noInvoice')),
        plain: ({ invoice }) => invoice?.number ?? '',
      },
      ...(isStaff
        ? [
            {
              field: 'client',
              label: text('orderList.client'),
              share: 1.4,
              minWidth: 124,
              cell: ({ companyName }: OrderRow) => companyName,
              plain: ({ companyName }: OrderRow) => companyName,
            },
          ]
        : []),
      {
        field: 'state',
        label: text('orderList.state'),
        share: 1.2,
        minWidth: 172,
        cell: (row) =>
          row.isOverdue && row.invoice ? (
            <OverdueChip dueOn={row.invoice.dueOn} today={work.today} />
          ) : (
            <StateChip {...ORDER_LOOKS[row.state]} label={deriveState(row)} />
          ),
        plain: deriveState,
      },
      makeAmountColumn('net', { minWidth: 116, hidden: true }),
      makeAmountColumn('vat', { minWidth: 104, hidden: true }),
      makeAmountColumn('total', { minWidth: 104 }),
      makeAmountColumn('paid', { minWidth: 116, hidden: true }),
      makeAmountColumn('open', { minWidth: 104 }),
      ...getDayColumns(text, dates),
      {
        field: 'reference',
        label: text('orderList.reference'),
        minWidth: 110,
        hidden: true,
        cell: ({ reference }) => reference,
        plain: ({ reference }) => reference,
      },
      {
        field: 'changed',
        label: text('orderList.changed'),
        numeric: true,
        hidden: true,
        cell: ({ updatedAt }) => <DateText instant={updatedAt} />,
        plain: ({ updatedAt }) => updatedAt,
      },
      ...(isStaff ? [getActionColumn(text, work)] : []),
      {
        field: 'pdf',
        label: text('orderList.pdf'),
        minWidth: 96,
        cell: ({ invoice }) =>
          invoice && (
            <InvoicePdfButton
              id={invoice.id}
              number={invoice.number}
              label={text('orderList.savePdf', { number: invoice.number })}
            />
          ),
      },
    ];
  }, [dates, isStaff, makeAmountColumn, text, work]);
};
