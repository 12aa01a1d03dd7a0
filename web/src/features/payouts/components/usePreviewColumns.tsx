import { useMemo } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { PreviewRow } from '../data/usePayouts.ts';

const AMOUNTS = ['gross', 'share', 'tax', 'net'] as const;

const getAmount = (row: PreviewRow, field: (typeof AMOUNTS)[number]): number => {
  if (field === 'tax') return row.vat - row.withholding;
  return field === 'share' ? 0 - row.share : row[field];
};

/** Columns of who is paid what, and why not. */
export const usePreviewColumns = (): readonly DataColumn<PreviewRow>[] => {
  const text = useText();
  const { locale } = useLocale();

  return useMemo(() => {
    const getName = ({ talentName }: PreviewRow) => talentName || text('payoutRuns.gone');
    const getInvoicing = ({ invoicing }: PreviewRow) => text(`payoutRuns.invoicing.${invoicing}`);
    const getReason = ({ obstacle }: PreviewRow) => text(`payoutRuns.reason.${obstacle ?? 'none'}`);

    return [
      {
        field: 'talent',
        label: text('payoutRuns.talent'),
        share: 2,
        minWidth: 140,
        cell: getName,
        plain: getName,
      },
      ...AMOUNTS.map((field): DataColumn<PreviewRow> => ({
        field,
        label: text(`payoutRuns.${field}`),
        kind: 'amount',
        numeric: true,
        minWidth: 100,
        cell: (row) => formatMoney(getAmount(row, field), row.currency, locale),
        plain: (row) => formatFileAmount(getAmount(row, field), row.currency),
        ...(field === 'net' ? { beside: [[text('payoutRuns.currency'), ({ currency }) => currency]] } : {}),
      })),
      {
        field: 'account',
        label: text('payoutRuns.account'),
        minWidth: 100,
        cell: ({ account }) => account ?? '—',
        plain: ({ account }) => account ?? '',
      },
      {
        field: 'invoicing',
        label: text('payoutRuns.invoicing'),
        share: 1,
        minWidth: 120,
        cell: getInvoicing,
        plain: getInvoicing,
      },
      {
        field: 'reason',
        label: text('payoutRuns.reason'),
        share: 2,
        minWidth: 170,
        cell: (row) => (
          <StateChip
            tone={row.obstacle === null ? 'positive' : 'attention'}
            icon={row.obstacle === null ? CheckCircle : Block}
            label={getReason(row)}
          />
        ),
        plain: getReason,
      },
    ];
  }, [locale, text]);
};
