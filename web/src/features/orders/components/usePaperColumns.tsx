import { useMemo } from 'react';
import type { PaperRow } from '@domain/orders/order-list.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';
import { useAmountColumn } from './useAmountColumn.ts';

/** Columns of invoices and credit notes. */
export const usePaperColumns = (): readonly DataColumn<PaperRow>[] => {
  const text = useText();
  const dates = useDates();
  const makeAmountColumn = useAmountColumn();

  return useMemo(() => {
    const makeTextColumn = (
      field: 'buyer' | 'vatTaxId' | 'reference',
      isHidden = false,
    ): DataColumn<PaperRow> => ({
      field,
      label: text(field === 'reference' ? 'orderList.reference' : `papers.${field}`),
      minWidth: 120,
      hidden: isHidden,
      cell: (row) => row[field],
      plain: (row) => row[field],
    });

    const getKind = ({ kind, isProForma }: PaperRow): string =>
      isProForma ? text('papers.proForma') : text(`papers.${kind}`);

    return [
      {
        field: 'number',
        label: text('papers.number'),
        minWidth: 140,
        cell: ({ number }) => number,
        plain: ({ number }) => number,
      },
      {
        field: 'kind',
        label: text('papers.kind'),
        minWidth: 110,
        cell: getKind,
        plain: getKind,
      },
      {
        field: 'issuedOn',
        label: text('orderList.issued'),
        numeric: true,
        kind: 'date',
        minWidth: 110,
        cell: ({ issuedOn }) => dates.day(issuedOn),
        plain: ({ issuedOn }) => issuedOn,
      },
      makeTextColumn('buyer'),
      makeTextColumn('vatTaxId'),
      makeAmountColumn('net', { minWidth: 110 }),
      makeAmountColumn('vat', { minWidth: 110 }),
      makeAmountColumn('total', { minWidth: 110 }),
      {
        field: 'credits',
        label: text('papers.credits'),
        minWidth: 140,
        cell: ({ credits }) => credits ?? '—',
        plain: ({ credits }) => credits ?? '',
      },
      {
        field: 'dueOn',
        label: text('orderList.due'),
        numeric: true,
        kind: 'date',
        minWidth: 110,
        hidden: true,
        cell: ({ dueOn }) => dates.day(dueOn),
        plain: ({ dueOn }) => dueOn,
      },
      makeTextColumn('reference', true),
      {
        field: 'project',
        label: text('orderList.project'),
        minWidth: 130,
        cell: ({ projectName }) => projectName,
        plain: ({ projectName }) => projectName,
      },
      {
        field: 'pdf',
        label: text('orderList.pdf'),
        minWidth: 90,
        cell: ({ id, number }) => (
          <InvoicePdfButton id={id} number={number} label={text('papers.savePdf', { number })} />
        ),
      },
    ];
  }, [dates, makeAmountColumn, text]);
};
