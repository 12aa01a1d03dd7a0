import type { ReactNode } from 'react';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { joinDotted } from '@domain/values/direction.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { LicenceAct } from '../data/licenceActs.ts';
import { StageCell } from './StageCell.tsx';
import { usePriceColumns } from './usePriceColumns.ts';
import { useTermColumns } from './useTermColumns.tsx';

interface Options {
  readonly reader: LicenceReader;
  /** Narrow screens: the panel shows the other columns. */
  readonly isNarrow: boolean;
  /** Without room for character and price. */
  readonly isCompact: boolean;
  /** Room for every column. */
  readonly isWide: boolean;
  readonly onAct: (row: LicenceRow, act: LicenceAct) => void;
  readonly menu: (row: LicenceRow) => ReactNode;
}

type Column = DataColumn<LicenceRow>;

export const useLicenceColumns = ({
  reader,
  isNarrow,
  isCompact,
  isWide,
  onAct,
  menu,
}: Options): readonly Column[] => {
  const text = useText();
  const languageName = useLanguageName();
  const hidden = isNarrow;

  const makeTextColumn = (
    field: 'project' | 'voice' | 'role' | 'language' | 'asset',
    read: (row: LicenceRow) => string,
    minWidth: number,
    share = 1,
  ): Column => ({ field, label: text(`ledger.${field}`), minWidth, share, plain: read, cell: read });

  const prices = usePriceColumns(reader, isCompact);
  const terms = useTermColumns(isNarrow, (row) => onAct(row, 'firstAir'));

  const project = makeTextColumn('project', ({ projectName }) => projectName, 138, 1.4);
  const voice = makeTextColumn('voice', ({ talentName = '' }) => talentName, isNarrow ? 86 : 92);
  const ofClients = isNarrow ? [voice, { ...project, hidden }] : [project, voice];
  const who: readonly Column[] = [
    ...(reader === 'talent' ? [project] : ofClients),
    { ...makeTextColumn('role', ({ character }) => character, 100), hidden: isCompact },
    { ...makeTextColumn('language', ({ language }) => languageName(language), 88), hidden },
    { ...makeTextColumn('asset', ({ assetName }) => assetName, 98), hidden: !isWide },
  ];

  const company: Column = {
    field: 'company',
    label: text('ledger.company'),
    share: 1.1,
    minWidth: 120,
    hidden: true,
    plain: ({ companyName, brand }) => joinDotted([companyName, brand]),
    cell: ({ companyName, brand }) => joinDotted([companyName, brand]),
  };

  return [
    ...who,
    ...(reader === 'staff' ? [company] : []),
    ...terms,
    {
      field: 'stage',
      label: text('ledger.state'),
      minWidth: isNarrow ? 114 : 120,
      plain: ({ stage }) => text(`ledger.stage.${stage}`),
      cell: (row) => <StageCell row={row} />,
    },
    ...prices,
    {
      field: 'menu',
      label: text('ledger.actions'),
      minWidth: 64,
      share: 0.1,
      hidden,
      cell: menu,
    },
  ];
};
