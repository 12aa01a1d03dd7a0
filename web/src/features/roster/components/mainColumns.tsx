import Block from '@mui/icons-material/Block';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { formatFileAmount, formatMoney } from '@domain/values/money.ts';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { UnreachedMark } from '../../../common/mail/Unreached.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import type { RosterCells } from './useRosterCells.ts';

const Tags = ({ tags }: { readonly tags: readonly string[] }) => (
  <Row isOneLine gap={0.5} sx={{ minWidth: 0 }}>
    {tags.map((tag) => (
      // Chips shrink to an ellipsis when space is short.
      <Chip key={tag} size="small" label={tag} title={tag} sx={{ minWidth: 28 }} />
    ))}
  </Row>
);

export const getMainColumns = ({
  text,
  locale,
  languageName,
  listed,
  score,
  unreached,
}: RosterCells): readonly DataColumn<RosterRow>[] => [
  {
    field: 'fullName',
    label: text('roster.name'),
    plain: ({ fullName }) => fullName,
    cell: ({ fullName, status, talentId }) => (
      <Row isOneLine align="center" sx={{ minWidth: 0 }}>
        <PersonMark name={fullName} size={24} />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <bdi>{fullName}</bdi>
        </Box>
        {status === 'blocked' && (
          <StateChip tone="negative" label={text('roster.status.blocked')} icon={Block} />
        )}
        <UnreachedMark at={unreached.get(talentId)} />
      </Row>
    ),
    share: 1.6,
    minWidth: 170,
  },
  {
    field: 'languages',
    label: text('roster.languages'),
    plain: ({ languages }) => languages.map(languageName).join(', '),
    cell: ({ languages }) => languages.map(languageName).join(', '),
    minWidth: 120,
  },
  {
    field: 'gender',
    label: text('roster.trait.gender'),
    plain: ({ gender }) => listed('gender', [gender]),
    cell: ({ gender }) => listed('gender', [gender]),
  },
  {
    field: 'ages',
    label: text('roster.trait.age'),
    plain: ({ voiceAges }) => listed('age', voiceAges),
    cell: ({ voiceAges }) => listed('age', voiceAges),
    minWidth: 100,
  },
  {
    field: 'country',
    label: text('roster.trait.country'),
    plain: ({ countryOfResidence }) => listed('country', [countryOfResidence]),
    cell: ({ countryOfResidence }) => listed('country', [countryOfResidence]),
  },
  {
    field: 'tags',
    label: text('roster.trait.tag'),
    plain: ({ tags }) => tags.join(', '),
    cell: ({ tags }) => <Tags tags={tags} />,
    minWidth: 150,
  },
  {
    field: 'demos',
    label: text('roster.approvedDemos'),
    plain: ({ demos }) => String(demos.approved),
    cell: ({ demos }) => demos.approved,
    numeric: true,
    minWidth: 118,
  },
  {
    field: 'score',
    label: text('roster.score'),
    kind: 'number',
    plain: ({ score: total }) => (total === null ? '' : String(total)),
    cell: ({ score: total }) => total !== null && score.format(total),
    numeric: true,
  },
  {
    field: 'sessionFee',
    label: text('roster.sessionFee'),
    kind: 'amount',
    plain: ({ sessionFee, currency }) =>
      sessionFee === null || currency === null ? '' : formatFileAmount(sessionFee, currency),
    beside: [[text('roster.currency'), ({ currency }) => currency ?? '']],
    cell: ({ sessionFee, currency }) =>
      sessionFee !== null && currency !== null && formatMoney(sessionFee, currency, locale),
    numeric: true,
    minWidth: 110,
  },
];
