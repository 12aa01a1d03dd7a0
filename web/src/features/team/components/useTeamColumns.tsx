import { useMemo } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { MemberActions } from './MemberActions.tsx';

export const useTeamColumns = (
  agency: Workplace,
  onChanged: () => void,
): readonly DataColumn<TeamMember>[] => {
  const text = useText();
  const { uid } = useSignedIn();

  return useMemo(
    () => [
      {
        field: 'name',
        label: text('team.name'),
        plain: ({ name }) => name,
        cell: ({ id, name }) => (
          <Row isOneLine align="center">
            <PersonMark name={name} size={24} />
            {id === uid ? text('team.you', { name }) : name}
          </Row>
        ),
        share: 1.5,
        minWidth: 140,
      },
      {
        field: 'email',
        label: text('team.email'),
        plain: ({ email }) => email,
        cell: ({ email }) => email,
        share: 2,
        minWidth: 180,
      },
      {
        field: 'roles',
        label: text('team.roles'),
        plain: ({ roles }) => roles.map((role) => text(`role.${role}`)).join(', '),
        cell: ({ roles }) => joinDotted(roles.map((role) => text(`role.${role}`))),
        minWidth: 130,
      },
      {
        field: 'state',
        label: text('team.state'),
        plain: ({ state }) => text(`team.state.${state}`),
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
        field: 'twoStep',
        label: text('team.twoStep'),
        plain: ({ hasTwoStep }) => text(hasTwoStep ? 'team.twoStepOn' : 'team.twoStepOff'),
        cell: ({ hasTwoStep }) => text(hasTwoStep ? 'team.twoStepOn' : 'team.twoStepOff'),
        minWidth: 100,
      },
      {
        field: 'changed',
        label: text('team.changed'),
        plain: ({ changedAt }) => changedAt ?? '',
        cell: ({ changedAt }) => changedAt && <DateText instant={changedAt} withTime />,
        numeric: true,
        minWidth: 160,
      },
      {
        field: 'actions',
        label: text('selfService.actions'),
        cell: (member) => <MemberActions member={member} agency={agency} onChanged={onChanged} />,
        minWidth: 380,
      },
    ],
    [agency, onChanged, text, uid],
  );
};
