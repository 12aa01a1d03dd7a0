import { useMemo } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { getTableStandings, type RateTable, type TableStanding } from '@domain/pricing/rate-tables.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

const LOOKS = {
  counts: { tone: 'positive', icon: CheckCircle },
  comes: { tone: 'waiting', icon: Schedule },
  over: { tone: 'neutral', icon: History },
} as const satisfies Readonly<Record<TableStanding, object>>;

export const useRateTableColumns = (
  tables: readonly RateTable[] | undefined,
): readonly DataColumn<RateTable>[] => {
  const text = useText();
  const today = useAgencyDay();
  const dates = useDates();
  const { locale } = useLocale();

  return useMemo(() => {
    const standing = getTableStandings(tables ?? [], today());
    const getStanding = ({ version }: RateTable): TableStanding => standing.get(version) ?? 'over';
    const getName = ({ version }: RateTable) => text('rateTables.version', { version });

    return [
      {
        field: 'version',
        label: text('rateTables.column.version'),
        plain: ({ version }) => String(version),
        cell: getName,
        minWidth: 100,
      },
      {
        field: 'from',
        label: text('rateTables.column.from'),
        kind: 'date',
        plain: ({ validFrom }) => validFrom,
        cell: ({ validFrom }) => dates.day(validFrom),
        minWidth: 120,
      },
      {
        field: 'standing',
        label: text('rateTables.column.standing'),
        plain: (table) => text(`rateTables.standing.${getStanding(table)}`),
        cell: (table) => {
          const stands = getStanding(table);
          return <StateChip {...LOOKS[stands]} label={text(`rateTables.standing.${stands}`)} />;
        },
        minWidth: 150,
      },
      {
        field: 'session',
        label: text('rateTables.sessionFirstHour'),
        kind: 'amount',
        plain: ({ sessionFirstHour, currency }) => formatFileAmount(sessionFirstHour, currency),
        beside: [[text('rateTables.currency'), ({ currency }) => currency]],
        cell: ({ sessionFirstHour, currency }) => formatMoney(sessionFirstHour, currency, locale),
        numeric: true,
        minWidth: 130,
      },
      {
        field: 'express',
        label: text('rateTables.column.express'),
        plain: ({ expressSurcharge }) => formatShare(expressSurcharge, 'en'),
        cell: ({ expressSurcharge }) => `+${formatShare(expressSurcharge, locale)}`,
        numeric: true,
      },
      {
        field: 'made',
        label: text('rateTables.column.made'),
        plain: ({ createdAt }) => dates.iso(createdAt),
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 110,
      },
      {
        field: 'actions',
        label: text('rateTables.column.actions'),
        cell: ({ version }) => (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            component={Link}
            to={paths.newRateTable.href(version)}
            aria-label={text('rateTables.copyFor', { version })}
          >
            {text('rateTables.copy')}
          </Button>
        ),
        minWidth: 130,
      },
    ];
  }, [dates, locale, tables, text, today]);
};
