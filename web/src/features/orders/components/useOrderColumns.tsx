import { useMemo } from 'react';
import Download from '@mui/icons-material/DownloadOutlined';
import Overdue from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderRow } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { ORDER_LOOKS } from './orderLooks.ts';

type Amount = 'net' | 'vat' | 'total' | 'paid' | 'open';

const OVERDUE = { tone: 'negative', icon: Overdue } as const;

/** Columns of the order list; staff also see the client. */
export const useOrderColumns = (isStaff: boolean): readonly DataColumn<OrderRow>[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();

  return useMemo(() => {
    const makeAmountColumn = (field: Amount, isHidden = false): DataColumn<OrderRow> => ({
      field,
      label: text(`orderList.${field}`),
      numeric: true,
      kind: 'amount',
      minWidth: 116,
      hidden: isHidden,
      cell: (row) => {
        const minor = row[field];
        return minor === null ? '—' : formatMoney(minor, row.currency, locale);
      },
      plain: (row) => formatFileAmount(row[field], row.currency),
      ...(field === 'total'
        ? { beside: [[text('orderList.currency'), ({ currency }) => currency]] as const }
        : {}),
    });

    const deriveState = ({ state, isOverdue }: OrderRow) =>
      text(isOverdue ? 'orderList.overdue' : `ordering.state.${state}`);
    const formatDay = (of: string | undefined) => (of === undefined ? '—' : dates.day(of));

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
      makeAmountColumn('net', true),
      makeAmountColumn('vat'),
      makeAmountColumn('total'),
      makeAmountColumn('paid', true),
      makeAmountColumn('open'),
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
            <SendButton
              size="small"
              color="inherit"
              startIcon={<Download />}
              aria-label={text('orderList.savePdf', { number: invoice.number })}
              onSend={() =>
                download(api.orders.invoice, { params: { id: invoice.id }, name: `${invoice.number}.pdf` })
              }
            >
              {text('ordering.pdf')}
            </SendButton>
          ),
      },
    ];
  }, [dates, isStaff, locale, text]);
};
