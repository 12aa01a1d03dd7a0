import { useMemo } from 'react';
import Cancel from '@mui/icons-material/CancelOutlined';
import Check from '@mui/icons-material/Check';
import HourglassDisabled from '@mui/icons-material/HourglassDisabledOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import type { InvitationRow, InvitationState } from '@domain/invitations/invitations.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { InvitationActions } from './InvitationActions.tsx';

const LOOKS = {
  waiting: { tone: 'waiting', icon: Mail },
  expired: { tone: 'attention', icon: HourglassDisabled },
  accepted: { tone: 'positive', icon: Check },
  withdrawn: { tone: 'neutral', icon: Cancel },
} as const satisfies Record<InvitationState, object>;

export const useInvitationColumns = (
  onChanged: (row: InvitationRow) => void,
): readonly DataColumn<InvitationRow>[] => {
  const text = useText();

  return useMemo(() => {
    const getKind = ({ kind, roles }: InvitationRow) =>
      text(roles.includes('admin') ? 'invitations.kind.admin' : `invitations.kind.${kind}`);

    return [
      {
        field: 'name',
        label: text('invitations.name'),
        plain: ({ name }) => name,
        cell: ({ name }) => name,
        share: 1.4,
        minWidth: 120,
      },
      {
        field: 'email',
        label: text('invitations.email'),
        plain: ({ email }) => email ?? '',
        cell: ({ email }) => email ?? text('invitations.emailHidden'),
        share: 1.8,
        minWidth: 130,
      },
      {
        field: 'kind',
        label: text('invitations.kind'),
        plain: getKind,
        cell: getKind,
        minWidth: 135,
      },
      {
        field: 'state',
        label: text('invitations.state'),
        plain: ({ state }) => text(`invitations.state.${state}`),
        cell: ({ state }) => <StateChip {...LOOKS[state]} label={text(`invitations.state.${state}`)} />,
        minWidth: 110,
      },
      {
        field: 'sentAt',
        label: text('invitations.sentAt'),
        plain: ({ sentAt }) => sentAt,
        cell: ({ sentAt }) => <DateText instant={sentAt} />,
        numeric: true,
        minWidth: 105,
      },
      {
        field: 'sentBy',
        label: text('invitations.sentBy'),
        plain: ({ sentByName }) => sentByName ?? '',
        cell: ({ sentByName }) => sentByName ?? text('invitations.formerColleague'),
        minWidth: 95,
      },
      {
        field: 'lastSentAt',
        label: text('invitations.lastSentAt'),
        plain: ({ lastSentAt }) => lastSentAt,
        cell: ({ lastSentAt }) => <DateText instant={lastSentAt} />,
        numeric: true,
        minWidth: 120,
        hidden: true,
      },
      {
        field: 'expiresAt',
        label: text('invitations.expiresAt'),
        plain: ({ expiresAt }) => expiresAt ?? '',
        cell: ({ expiresAt }) =>
          expiresAt === null ? text('invitations.untilUsed') : <DateText instant={expiresAt} />,
        numeric: true,
        minWidth: 120,
        hidden: true,
      },
      {
        field: 'actions',
        label: text('invitations.actions'),
        cell: (row) => <InvitationActions row={row} onChanged={onChanged} />,
        minWidth: 210,
      },
    ];
  }, [text, onChanged]);
};
