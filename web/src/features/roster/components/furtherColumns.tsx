import type { RosterRow } from '@domain/roster/roster.api.ts';
import { isolate } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import type { RosterCells } from './useRosterCells.ts';

/** Columns that are hidden by default. */
export const getFurtherColumns = ({
  text,
  labelOf,
  listed,
  yesNo,
  daysOff,
}: RosterCells): readonly DataColumn<RosterRow>[] => [
  {
    field: 'email',
    label: text('roster.email'),
    plain: ({ email }) => email,
    cell: ({ email }) => email,
    minWidth: 180,
    hidden: true,
  },
  {
    field: 'phone',
    label: text('roster.phone'),
    plain: ({ phone }) => phone,
    cell: ({ phone }) => phone,
    minWidth: 130,
    hidden: true,
  },
  {
    field: 'city',
    label: text('roster.trait.city'),
    plain: ({ cityOfResidence }) => cityOfResidence,
    cell: ({ cityOfResidence }) => cityOfResidence,
    hidden: true,
  },
  {
    field: 'tone',
    label: text('roster.trait.tone'),
    plain: ({ tone }) => listed('tone', [tone]),
    cell: ({ tone }) => listed('tone', [tone]),
    hidden: true,
  },
  {
    field: 'categories',
    label: text('roster.trait.category'),
    plain: ({ categories }) => listed('category', categories),
    cell: ({ categories }) => listed('category', categories),
    minWidth: 140,
    hidden: true,
  },
  {
    field: 'accents',
    label: text('roster.trait.accent'),
    plain: ({ accents, dialects }) => [...accents, ...dialects].join(', '),
    cell: ({ accents, dialects }) => [...accents, ...dialects].map(isolate).join(', '),
    minWidth: 140,
    hidden: true,
  },
  {
    field: 'homeStudio',
    label: text('roster.answered.homeStudio'),
    plain: ({ homeStudio }) => yesNo(homeStudio) || '',
    cell: ({ homeStudio }) => yesNo(homeStudio),
    hidden: true,
  },
  {
    field: 'connection',
    label: text('roster.trait.connection'),
    plain: ({ connection }) => labelOf('connection', connection ?? 'none'),
    cell: ({ connection }) => labelOf('connection', connection ?? 'none'),
    minWidth: 120,
    hidden: true,
  },
  {
    field: 'pending',
    label: text('roster.pendingDemos'),
    plain: ({ demos }) => String(demos.pending),
    cell: ({ demos }) => demos.pending,
    numeric: true,
    hidden: true,
  },
  {
    field: 'complete',
    label: text('roster.answered.complete'),
    plain: ({ isInformationComplete }) => yesNo(isInformationComplete) || '',
    cell: ({ isInformationComplete }) => yesNo(isInformationComplete),
    hidden: true,
  },
  {
    field: 'contract',
    label: text('roster.answered.contract'),
    plain: ({ contractSigned }) => yesNo(contractSigned) || '',
    cell: ({ contractSigned }) => yesNo(contractSigned),
    hidden: true,
  },
  {
    field: 'status',
    label: text('roster.trait.status'),
    plain: ({ status }) => text(`roster.status.${status}`),
    cell: ({ status }) => text(`roster.status.${status}`),
    hidden: true,
  },
  {
    field: 'daysOff',
    label: text('roster.daysOff'),
    plain: ({ daysOff: days }) =>
      days.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', '),
    cell: ({ daysOff: days }) => daysOff(days),
    minWidth: 190,
    hidden: true,
  },
  {
    field: 'changed',
    label: text('roster.trait.changed'),
    plain: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <DateText instant={updatedAt} />,
    numeric: true,
    minWidth: 120,
    hidden: true,
  },
  {
    field: 'created',
    label: text('roster.created'),
    plain: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateText instant={createdAt} />,
    numeric: true,
    minWidth: 120,
    hidden: true,
  },
];
