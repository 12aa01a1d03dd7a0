import type { ReactNode } from 'react';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { getPendingAct } from '../data/licenceActs.ts';
import { useLicenceName } from '../data/useLicenceName.ts';
import { useLicenceEnd } from './useLicenceEnd.ts';
import { StageChip } from './StageChip.tsx';

interface Options {
  readonly reader: LicenceReader;
  /** Narrow screens: the panel shows the other columns. */
  readonly isNarrow: boolean;
  readonly hasPending: boolean;
  readonly menu: (row: LicenceRow) => ReactNode;
}

type Column = DataColumn<LicenceRow>;

export const useLicenceColumns = ({ reader, isNarrow, hasPending, menu }: Options): readonly Column[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const getName = useLicenceName();
  const getEnd = useLicenceEnd();
  const hidden = isNarrow;

  const price = (
    field: 'renewalPrice' | 'earned' | 'renewalEarned',
    label: string,
    isHidden = false,
  ): Column => ({
    field,
    label,
    numeric: true,
    minWidth: 98,
    hidden: hidden || isHidden,
    cell: ({ [field]: amount, currency }) =>
      amount === null || amount === undefined
        ? text('ledger.onRequest')
        : formatMoney(amount, currency, locale),
  });

  const prices: Readonly<Record<LicenceReader, readonly Column[]>> = {
    client: [price('renewalPrice', text('ledger.renewal'))],
    staff: [
      price('renewalPrice', text('ledger.renewal')),
      price('earned', text('ledger.earned'), true),
      price('renewalEarned', text('ledger.renewalEarned'), true),
    ],
    talent: [price('earned', text('ledger.ownFee')), price('renewalEarned', text('ledger.ownRenewal'), true)],
  };

  const what: Column = {
    field: 'what',
    label: text('ledger.role'),
    share: 1.7,
    minWidth: 124,
    hidden,
    cell: getName,
  };

  const project: Column = {
    field: 'project',
    label: text('ledger.project'),
    share: 1.2,
    minWidth: 100,
    cell: ({ projectName }) => projectName,
  };

  const who: readonly Column[] =
    reader === 'talent'
      ? [project, what]
      : [
          {
            field: 'voice',
            label: text('ledger.voice'),
            minWidth: isNarrow ? 86 : 98,
            cell: ({ talentName }) => talentName,
          },
          what,
          { ...project, hidden },
        ];

  const company: Column = {
    field: 'company',
    label: text('ledger.company'),
    share: 1.1,
    minWidth: 120,
    hidden: true,
    cell: ({ companyName, brand }) => joinDotted([companyName, brand]),
  };

  return [
    ...who,
    ...(reader === 'staff' ? [company] : []),
    {
      field: 'media',
      label: text('ledger.media'),
      minWidth: 76,
      hidden,
      cell: ({ format }) => getShownLabel(format, locale),
    },
    {
      field: 'territory',
      label: text('ledger.territory'),
      minWidth: 76,
      hidden,
      cell: ({ territoryCover }) => getShownLabel(territoryCover, locale),
    },
    {
      field: 'firstAir',
      label: text('ledger.firstAirShort'),
      numeric: true,
      minWidth: 108,
      hidden,
      cell: ({ firstAirOn }) => (firstAirOn === null ? text('ledger.notGiven') : dates.day(firstAirOn)),
    },
    { field: 'ends', label: text('ledger.ends'), numeric: true, minWidth: 108, cell: getEnd },
    {
      field: 'stage',
      label: text('ledger.state'),
      minWidth: isNarrow ? 114 : 148,
      cell: ({ stage }) => <StageChip stage={stage} />,
    },
    ...(hasPending
      ? [
          {
            field: 'pending',
            label: text('ledger.pending'),
            minWidth: 118,
            hidden,
            cell: (row: LicenceRow) => {
              const pending = getPendingAct(row);
              return pending && text(`ledger.pending.${pending}`);
            },
          },
        ]
      : []),
    ...prices[reader],
    {
      field: 'menu',
      label: text('ledger.actions'),
      minWidth: 76,
      share: 0.1,
      hidden,
      cell: menu,
    },
  ];
};
