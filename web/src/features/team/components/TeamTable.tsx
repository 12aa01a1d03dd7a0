import { useMemo } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Diversity from '@mui/icons-material/Diversity3Outlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { MemberActions } from './MemberActions.tsx';

interface Props {
  readonly members: readonly TeamMember[] | undefined;
  readonly error: unknown;
  readonly search: string;
  readonly agency: Workplace;
  readonly onRetry: () => void;
  readonly onOpen: (member: TeamMember) => void;
  readonly onChanged: () => void;
}

const useColumns = ({
  agency,
  onChanged,
}: Pick<Props, 'agency' | 'onChanged'>): readonly DataColumn<TeamMember>[] => {
  const text = useText();
  const { uid } = useSignedIn();
  return useMemo(
    () => [
      {
        field: 'name',
        label: text('team.name'),
        cell: ({ id, name }) => (id === uid ? text('team.you', { name }) : name),
        share: 1.5,
        minWidth: 140,
      },
      { field: 'email', label: text('team.email'), cell: ({ email }) => email, share: 2, minWidth: 180 },
      {
        field: 'roles',
        label: text('team.roles'),
        cell: ({ roles }) => roles.map((role) => text(`role.${role}`)).join(' · '),
        minWidth: 130,
      },
      {
        field: 'state',
        label: text('team.state'),
        cell: ({ state }) => (
          <StateChip
            tone={state === 'active' ? 'positive' : 'waiting'}
            icon={state === 'active' ? CheckCircle : Schedule}
            label={text(`team.state.${state}`)}
          />
        ),
        minWidth: 110,
      },
      {
        field: 'changed',
        label: text('team.changed'),
        cell: ({ changedAt }) => changedAt && <DateText instant={changedAt} withTime />,
        numeric: true,
        minWidth: 160,
      },
      {
        field: 'actions',
        label: text('selfService.actions'),
        cell: (member) => <MemberActions member={member} agency={agency} onChanged={onChanged} />,
        minWidth: 260,
      },
    ],
    [agency, onChanged, text, uid],
  );
};

/** People by name, each of whom opens. */
export const TeamTable = ({ members, error, search, onRetry, onOpen, ...rest }: Props) => {
  const text = useText();
  const columns = useColumns(rest);
  return (
    <DataTable
      name="team"
      label={text('team.title')}
      columns={columns}
      rows={members}
      error={error}
      onRetry={onRetry}
      onOpen={onOpen}
      maxHeight="calc(100vh - 280px)"
      empty={
        search ? (
          <EmptyState icon={SearchOff} title={text('team.notFound', { search })}>
            {text('team.notFoundText')}
          </EmptyState>
        ) : (
          <EmptyState icon={Diversity} title={text('team.none')}>
            {text('team.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
