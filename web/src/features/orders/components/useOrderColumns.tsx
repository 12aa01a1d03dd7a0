import { useMemo } from 'react';
import Overdue from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderRow } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText, type FormatText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { ORDER_LOOKS } from './orderLooks.ts';
import { useAmountColumn } from './useAmountColumn.ts';

const OVERDUE = { tone: 'negative', icon: Overdue } as const;

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

/** Columns of the order list; staff also see the client. */
export const useOrderColumns = (isStaff: boolean): readonly DataColumn<OrderRow>[] => {
  const text = useText();
  const dates = useDates();
  const makeAmountColumn = useAmountColumn();

  return useMemo(() => {
    const deriveState = ({ state, isOverdue }: OrderRow) =>
      text(isOverdue ? 'orderList.overdue' : `ordering.state.${state}`);

    return [
      {
        field: 'project',
        label: text('orderList.project'),
        share: 1.6,
        minWidth: 150,
        cell: ({ projectId, projectName, renewedLicenceId }) => (
          <Link
            component={RouterLink}
            to={
              renewedLicenceId === null
                ? (isStaff ? paths.castingsProject : paths.project).href(projectId, ORDER_STEP)
                : paths.licences.href(undefined, renewedLicenceId)
            }
            color="inherit"
            underline="hover"
            {...OPENS_ROW}
          >
            <bdi>{projectName}</bdi>
            {renewedLicenceId !== null && ` (${text('orderList.renewal')})`}
          </Link>
        ),
        plain: ({ projectName }) => projectName,
      },
      {
        field: 'number',
        label: text('orderList.number'),
        minWidth: 130,
        cell: ({ invoice, state }) =>
          invoice?.number ?? (state === 'cancelled' ? '—' : text('orderList.noInvoice')),
        plain: ({ invoice }) => invoice?.number ?? '',
      },
      {
        field: 'reference',
        label: text('orderList.reference'),
        minWidth: 110,
        cell: ({ reference }) => reference,
        plain: ({ reference }) => reference,
      },
      ...(isStaff
        ? [
            {
              field: 'client',
              label: text('orderList.client'),
              share: 1.2,
              cell: ({ companyName }: OrderRow) => companyName,
              plain: ({ companyName }: OrderRow) => companyName,
            },
          ]
        : []),
      {
        field: 'state',
        label: text('orderList.state'),
        share: 1.3,
        minWidth: 150,
        cell: (row) => (
          <StateChip {...(row.isOverdue ? OVERDUE : ORDER_LOOKS[row.state])} label={deriveState(row)} />
        ),
        plain: deriveState,
      },
      makeAmountColumn('net', { minWidth: 116, hidden: true }),
      makeAmountColumn('vat', { minWidth: 116 }),
      makeAmountColumn('total', { minWidth: 116 }),
      makeAmountColumn('paid', { minWidth: 116, hidden: true }),
      makeAmountColumn('open', { minWidth: 116 }),
      ...getDayColumns(text, dates),
      {
        field: 'changed',
        label: text('orderList.changed'),
        numeric: true,
        hidden: true,
        cell: ({ updatedAt }) => <DateText instant={updatedAt} />,
        plain: ({ updatedAt }) => updatedAt,
      },
      {
        field: 'pdf',
        label: text('orderList.pdf'),
        minWidth: 90,
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
  }, [dates, isStaff, makeAmountColumn, text]);
};
