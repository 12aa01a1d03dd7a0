import type { RosterRow } from '@domain/roster/roster.api.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import type { RosterCells } from './useRosterCells.ts';

/** Columns that few need: they wait behind the choice of columns. */
export const furtherColumns = ({
  text,
  labelOf,
  listed,
  yesNo,
  daysOff,
}: RosterCells): readonly DataColumn<RosterRow>[] => [
  {
    field: 'email',
    label: text('roster.email'),
    cell: ({ email }) => email,
    minWidth: 180,
    hidden: true,
  },
  {
    field: 'phone',
    label: text('roster.phone'),
    cell: ({ phone }) => phone,
    minWidth: 130,
    hidden: true,
  },
  {
    field: 'city',
    label: text('roster.trait.city'),
    cell: ({ cityOfResidence }) => cityOfResidence,
    hidden: true,
  },
  {
    field: 'tone',
    label: text('roster.trait.tone'),
    cell: ({ tone }) => listed('tone', [tone]),
    hidden: true,
  },
  {
    field: 'categories',
    label: text('roster.trait.category'),
    cell: ({ categories }) => listed('category', categories),
    minWidth: 140,
    hidden: true,
  },
  {
    field: 'homeStudio',
    label: text('roster.answered.homeStudio'),
    cell: ({ homeStudio }) => yesNo(homeStudio),
    hidden: true,
  },
  {
    field: 'connection',
    label: text('roster.trait.connection'),
    cell: ({ connection }) => labelOf('connection', connection ?? 'none'),
    minWidth: 120,
    hidden: true,
  },
  {
    field: 'pending',
    label: text('roster.pendingDemos'),
    cell: ({ demos }) => demos.pending,
    numeric: true,
    hidden: true,
  },
  {
    field: 'complete',
    label: text('roster.answered.complete'),
    cell: ({ isInformationComplete }) => yesNo(isInformationComplete),
    hidden: true,
  },
  {
    field: 'contract',
    label: text('roster.answered.contract'),
    cell: ({ contractSigned }) => yesNo(contractSigned),
    hidden: true,
  },
  {
    field: 'daysOff',
    label: text('roster.daysOff'),
    cell: ({ daysOff: days }) => daysOff(days),
    minWidth: 190,
    hidden: true,
  },
  {
    field: 'changed',
    label: text('roster.trait.changed'),
    cell: ({ updatedAt }) => <DateText instant={updatedAt} />,
    numeric: true,
    minWidth: 120,
    hidden: true,
  },
  {
    field: 'created',
    label: text('roster.created'),
    cell: ({ createdAt }) => <DateText instant={createdAt} />,
    numeric: true,
    minWidth: 120,
    hidden: true,
  },
];
