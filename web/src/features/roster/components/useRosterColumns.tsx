import { useMemo } from 'react';
import Block from '@mui/icons-material/Block';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { moneyText } from '@domain/values/money.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import type { TraitOptions } from './useTraitOptions.ts';

const Tags = ({ tags }: { readonly tags: readonly string[] }) => (
  <Box sx={{ display: 'flex', gap: 0.5, overflow: 'hidden' }}>
    {tags.map((tag) => (
      <Chip key={tag} size="small" label={tag} />
    ))}
  </Box>
);

/** What the roster tells of a talent; the columns that few need wait behind the choice of columns. */
export const useRosterColumns = ({ labelOf }: TraitOptions): readonly DataColumn<RosterRow>[] => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  return useMemo(() => {
    const score = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const yesNo = (value: boolean | null) => value !== null && text(value ? 'common.yes' : 'common.no');
    const listed = (trait: Parameters<typeof labelOf>[0], values: readonly (string | null)[]) =>
      values.flatMap((value) => (value === null ? [] : [labelOf(trait, value)])).join(', ');
    return [
      {
        field: 'fullName',
        label: text('roster.name'),
        cell: ({ fullName, status }) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
            <span>{fullName}</span>
            {status === 'blocked' && (
              <StateChip tone="negative" label={text('roster.status.blocked')} icon={Block} />
            )}
          </Box>
        ),
        share: 1.6,
        minWidth: 170,
      },
      {
        field: 'languages',
        label: text('roster.languages'),
        cell: ({ languages }) => languages.map(languageName).join(', '),
        minWidth: 120,
      },
      {
        field: 'gender',
        label: text('roster.trait.gender'),
        cell: ({ gender }) => listed('gender', [gender]),
      },
      {
        field: 'ages',
        label: text('roster.trait.age'),
        cell: ({ voiceAges }) => listed('age', voiceAges),
        minWidth: 110,
      },
      {
        field: 'country',
        label: text('roster.trait.country'),
        cell: ({ countryOfResidence }) => listed('country', [countryOfResidence]),
      },
      {
        field: 'tags',
        label: text('roster.trait.tag'),
        cell: ({ tags }) => <Tags tags={tags} />,
        minWidth: 160,
      },
      {
        field: 'demos',
        label: text('roster.approvedDemos'),
        cell: ({ demos }) => demos.approved,
        numeric: true,
        minWidth: 140,
      },
      {
        field: 'score',
        label: text('roster.score'),
        cell: ({ score: total }) => total !== null && score.format(total),
        numeric: true,
      },
      {
        field: 'sessionFee',
        label: text('roster.sessionFee'),
        cell: ({ sessionFee, currency }) =>
          sessionFee !== null && currency !== null && moneyText(sessionFee, currency, locale),
        numeric: true,
        minWidth: 110,
      },
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
        field: 'created',
        label: text('roster.created'),
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 120,
        hidden: true,
      },
    ];
  }, [labelOf, languageName, locale, text]);
};
