import type { RosterRow } from '@domain/roster/roster.api.ts';
import { isolate } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import type { RosterCells } from './useRosterCells.ts';

type Column = DataColumn<RosterRow>;

/** A hidden column whose file has the text of its cells. */
const makeTextColumn = (
  field: string,
  label: string,
  read: (row: RosterRow) => string,
  minWidth?: number,
): Column => ({
  field,
  label,
  plain: read,
  cell: read,
  hidden: true,
  ...(minWidth === undefined ? {} : { minWidth }),
});

/** Columns that are hidden by default. */
export const getFurtherColumns = ({
  text,
  labelOf,
  listed,
  yesNo,
  daysOff,
}: RosterCells): readonly Column[] => {
  const makeAnswerColumn = (
    field: string,
    label: string,
    read: (row: RosterRow) => boolean | null,
  ): Column => ({
    field,
    label,
    plain: (row) => yesNo(read(row)) || '',
    cell: (row) => yesNo(read(row)),
    hidden: true,
  });

  const makeMomentColumn = (field: string, label: string, read: (row: RosterRow) => string): Column => ({
    field,
    label,
    plain: read,
    cell: (row) => <DateText instant={read(row)} />,
    numeric: true,
    minWidth: 120,
    hidden: true,
  });

  return [
    makeTextColumn('email', text('roster.email'), ({ email }) => email, 180),
    makeTextColumn('phone', text('roster.phone'), ({ phone }) => phone, 130),
    makeTextColumn('city', text('roster.trait.city'), ({ cityOfResidence }) => cityOfResidence),
    makeTextColumn('tone', text('roster.trait.tone'), ({ tone }) => listed('tone', [tone])),
    makeTextColumn(
      'categories',
      text('roster.trait.category'),
      ({ categories }) => listed('category', categories),
      140,
    ),
    {
      field: 'accents',
      label: text('roster.trait.accent'),
      plain: ({ accents, dialects }) => [...accents, ...dialects].join(', '),
      cell: ({ accents, dialects }) => [...accents, ...dialects].map(isolate).join(', '),
      minWidth: 140,
      hidden: true,
    },
    makeAnswerColumn('homeStudio', text('roster.answered.homeStudio'), ({ homeStudio }) => homeStudio),
    makeTextColumn(
      'connection',
      text('roster.trait.connection'),
      ({ connection }) => labelOf('connection', connection ?? 'none'),
      120,
    ),
    {
      field: 'pending',
      label: text('roster.pendingDemos'),
      plain: ({ demos }) => String(demos.pending),
      cell: ({ demos }) => demos.pending,
      numeric: true,
      hidden: true,
    },
    makeAnswerColumn('complete', text('roster.answered.complete'), (row) => row.isInformationComplete),
    makeAnswerColumn('contract', text('roster.answered.contract'), ({ contractSigned }) => contractSigned),
    makeTextColumn('status', text('roster.trait.status'), ({ status }) => text(`roster.status.${status}`)),
    {
      field: 'daysOff',
      label: text('roster.daysOff'),
      plain: ({ daysOff: days }) =>
        days.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', '),
      cell: ({ daysOff: days }) => daysOff(days),
      minWidth: 190,
      hidden: true,
    },
    makeMomentColumn('changed', text('roster.trait.changed'), ({ updatedAt }) => updatedAt),
    makeMomentColumn('created', text('roster.created'), ({ createdAt }) => createdAt),
  ];
};
