import { useMemo } from 'react';
import Cancel from '@mui/icons-material/CancelOutlined';
import Check from '@mui/icons-material/Check';
import Drafts from '@mui/icons-material/DraftsOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import { getFullName } from '@domain/people/names.ts';
import { getOutcome, type InviteOutcome } from '@domain/talents/invite-outcome.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { InviteActions } from './InviteActions.tsx';

const LOOKS = {
  sent: { tone: 'waiting', icon: Mail },
  opened: { tone: 'waiting', icon: Drafts },
  signedUp: { tone: 'positive', icon: HowToReg },
  accepted: { tone: 'positive', icon: Check },
  withdrawn: { tone: 'neutral', icon: Cancel },
} as const satisfies Record<InviteOutcome, object>;

type Moment = 'sentAt' | 'openedAt' | 'joinedAt';

/** Returns when an invitation was answered: new talents by registering, others by accepting. */
const toMoment = (invite: SelfServiceInvite, moment: Moment) =>
  moment === 'joinedAt' ? (invite.signedUpAt ?? invite.acceptedAt) : invite[moment];

export const useInviteColumns = (): readonly DataColumn<SelfServiceInvite>[] => {
  const text = useText();
  const languageName = useLanguageName();
  const dates = useDates();

  return useMemo(() => {
    const makeMomentColumn = (field: Moment): DataColumn<SelfServiceInvite> => ({
      field,
      label: text(`selfService.${field}`),
      plain: (invite) => {
        const moment = toMoment(invite, field);
        return moment ? dates.iso(moment) : '';
      },
      cell: (invite) => {
        const moment = toMoment(invite, field);
        return moment && <DateText instant={moment} />;
      },
      numeric: true,
      minWidth: 110,
    });

    return [
      {
        field: 'name',
        label: text('selfService.name'),
        plain: getFullName,
        cell: getFullName,
        share: 1.5,
        minWidth: 140,
      },
      {
        field: 'email',
        label: text('selfService.email'),
        plain: ({ email }) => email,
        cell: ({ email }) => email,
        share: 2,
        minWidth: 190,
      },
      {
        field: 'language',
        label: text('selfService.language'),
        plain: ({ language }) => languageName(language),
        cell: ({ language }) => languageName(language),
      },
      {
        field: 'outcome',
        label: text('selfService.outcome'),
        plain: (invite) => text(`selfService.outcome.${getOutcome(invite)}`),
        cell: (invite) => {
          const outcome = getOutcome(invite);
          return <StateChip {...LOOKS[outcome]} label={text(`selfService.outcome.${outcome}`)} />;
        },
        minWidth: 120,
      },
      makeMomentColumn('sentAt'),
      makeMomentColumn('openedAt'),
      makeMomentColumn('joinedAt'),
      {
        field: 'actions',
        label: text('selfService.actions'),
        cell: (invite) => invite.status === 'sent' && <InviteActions invite={invite} />,
        minWidth: 290,
      },
    ];
  }, [dates, languageName, text]);
};
