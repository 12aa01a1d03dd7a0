import { useMemo, type ReactNode } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { addresses } from '@domain/navigation/addresses.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { RowMenu } from './RowMenu.tsx';

interface Props {
  readonly rows: readonly RosterRow[] | undefined;
  readonly error: unknown;
  readonly columns: readonly DataColumn<RosterRow>[];
  readonly choosing: ColumnChoosing;
  readonly isFiltered: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onRetry: () => void;
  readonly onSorted: (isSorted: boolean) => void;
  readonly onClear: () => void;
  /** Action for an empty roster. */
  readonly beginning?: ReactNode;
}

const getHref = ({ talentId }: RosterRow) => addresses.score.href(talentId);

/** The roster, whose rows open and can be selected. */
export const RosterTable = (props: Props) => {
  const {
    rows,
    error,
    columns,
    choosing,
    isFiltered,
    chosen,
    onChoose,
    onRetry,
    onClear,
    onSorted,
    beginning,
  } = props;

  const text = useText();

  // The menu isn't part of the column choice, views or exports.
  const withMenu = useMemo(
    (): readonly DataColumn<RosterRow>[] => [
      ...columns,
      {
        field: 'actions',
        label: text('roster.actions'),
        cell: (row) => <RowMenu row={row} onChanged={onRetry} />,
        share: 0.3,
        minWidth: 76,
      },
    ],
    [columns, onRetry, text],
  );

  return (
    <DataTable
      name="roster"
      label={text('roster.title')}
      columns={withMenu}
      choosing={choosing}
      rows={rows}
      error={error}
      onRetry={onRetry}
      onSorted={onSorted}
      getHref={getHref}
      chosen={chosen}
      onChoose={onChoose}
      maxHeight="max(320px, calc(100vh - 300px))"
      empty={
        isFiltered ? (
          <NoneFound title={text('roster.notFound')} clearLabel={text('roster.clear')} onClear={onClear}>
            {text('roster.notFoundText')}
          </NoneFound>
        ) : (
          <EmptyState icon={PersonAdd} title={text('roster.none')} action={beginning}>
            {text('roster.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
