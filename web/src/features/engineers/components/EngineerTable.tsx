import { useMemo } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import type { EngineerStanding } from '@domain/access/memberships.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { EngagementButton } from './EngagementButton.tsx';

interface Props {
  readonly engineers: readonly EngineerView[] | undefined;
  readonly error: unknown;
  readonly isFiltered: boolean;
  readonly onRetry: () => void;
  readonly onOpen: (engineer: EngineerView) => void;
  readonly onChanged: () => void;
}

const LOOKS = {
  active: { tone: 'positive', icon: CheckCircle },
  pending: { tone: 'waiting', icon: Schedule },
  blocked: { tone: 'negative', icon: Block },
} as const satisfies Record<EngineerStanding, object>;

const useColumns = (onChanged: () => void): readonly DataColumn<EngineerView>[] => {
  const text = useText();
  const languageOf = useLanguageName();
  return useMemo(
    () => [
      {
        field: 'name',
        label: text('engineers.name'),
        cell: ({ fullName }) => fullName,
        share: 1.5,
        minWidth: 140,
      },
      {
        field: 'email',
        label: text('engineers.email'),
        cell: ({ email }) => email,
        share: 2,
        minWidth: 180,
      },
      {
        field: 'languages',
        label: text('engineers.languages'),
        cell: ({ languageTags }) => languageTags.map(languageOf).join(' · '),
        minWidth: 150,
      },
      {
        field: 'status',
        label: text('engineers.status'),
        cell: ({ status }) => <StateChip {...LOOKS[status]} label={text(`engineers.status.${status}`)} />,
        minWidth: 130,
      },
      {
        field: 'created',
        label: text('engineers.created'),
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 110,
      },
      {
        field: 'actions',
        label: text('engineers.actions'),
        cell: (engineer) => <EngagementButton engineer={engineer} onChanged={onChanged} />,
        minWidth: 120,
      },
    ],
    [languageOf, onChanged, text],
  );
};

/** Engineers by name, each of whom opens. */
export const EngineerTable = ({ engineers, error, isFiltered, onRetry, onOpen, onChanged }: Props) => {
  const text = useText();
  const columns = useColumns(onChanged);
  return (
    <DataTable
      name="engineers"
      label={text('engineers.title')}
      columns={columns}
      rows={engineers}
      error={error}
      onRetry={onRetry}
      onOpen={onOpen}
      maxHeight="calc(100vh - 280px)"
      empty={
        isFiltered ? (
          <EmptyState icon={SearchOff} title={text('engineers.notFound')}>
            {text('engineers.notFoundText')}
          </EmptyState>
        ) : (
          <EmptyState icon={Headphones} title={text('engineers.none')}>
            {text('engineers.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
