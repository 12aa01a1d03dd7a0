import type { ReactNode } from 'react';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { joinDotted } from '@domain/values/direction.ts';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getPendingAct } from '../data/licenceActs.ts';
import { useLicenceName } from '../data/useLicenceName.ts';
import { StageChip } from './StageChip.tsx';
import { usePriceColumns } from './usePriceColumns.ts';
import { useTermColumns } from './useTermColumns.ts';

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
  const getName = useLicenceName();
  const hidden = isNarrow;

  const prices = usePriceColumns(reader, isNarrow);
  const terms = useTermColumns(isNarrow);

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
    ...terms,
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
    ...prices,
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
