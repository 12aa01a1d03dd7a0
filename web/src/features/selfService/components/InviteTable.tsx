import { useMemo, useState } from 'react';
import Cancel from '@mui/icons-material/CancelOutlined';
import Check from '@mui/icons-material/Check';
import Drafts from '@mui/icons-material/DraftsOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { talentInvitesApi } from '@domain/talents/talent-invites.api.ts';
import { outcomeOf, type InviteOutcome } from '@domain/talents/invite-outcome.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { useInvites } from '../data/useInvites.ts';

const LOOKS = {
  sent: { tone: 'waiting', icon: Mail },
  opened: { tone: 'waiting', icon: Drafts },
  signedUp: { tone: 'positive', icon: HowToReg },
  accepted: { tone: 'positive', icon: Check },
  withdrawn: { tone: 'neutral', icon: Cancel },
} as const satisfies Record<InviteOutcome, object>;

const Resend = ({ invite }: { readonly invite: SelfServiceInvite }) => {
  const text = useText();
  const toasts = useToasts();
  const { id, email, name, lastName } = invite;
  return (
    <SendButton
      size="small"
      color="inherit"
      aria-label={text('selfService.resendTo', { name: `${name} ${lastName}` })}
      onSend={async (press) => {
        await change(
          talentInvitesApi['talents.actOnInvite'],
          { params: { id }, body: { action: 'resend' } },
          press,
        );
        toasts.success(text('selfService.resent', { email }));
      }}
    >
      {text('selfService.resend')}
    </SendButton>
  );
};

const Withdraw = ({ invite }: { readonly invite: SelfServiceInvite }) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { id, email } = invite;
  const name = `${invite.name} ${invite.lastName}`;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text('selfService.withdrawName', { name })}
        onClick={() => setAsking(true)}
      >
        {text('selfService.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('selfService.withdrawTitle', { name })}
        confirmLabel={text('selfService.withdraw')}
        tone="error"
        onCancel={() => setAsking(false)}
        onConfirm={async (press) => {
          await change(
            talentInvitesApi['talents.updateInvite'],
            { params: { id }, body: { status: 'withdrawn' } },
            press,
          );
          setAsking(false);
          toasts.success(text('selfService.withdrawn', { email }));
        }}
      >
        {text('selfService.withdrawText')}
      </ConfirmDialog>
    </>
  );
};

/** The invitations of an agency, newest first and live, with what became of each. */
export const InviteTable = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const languageName = useLanguageName();
  const { data, error, retry } = useInvites(agencyId);
  const columns = useMemo(
    (): readonly DataColumn<SelfServiceInvite>[] => [
      {
        field: 'name',
        label: text('selfService.name'),
        cell: ({ name, lastName }) => `${name} ${lastName}`,
        share: 1.5,
        minWidth: 150,
      },
      {
        field: 'email',
        label: text('selfService.email'),
        cell: ({ email }) => email,
        share: 2,
        minWidth: 180,
      },
      {
        field: 'language',
        label: text('selfService.language'),
        cell: ({ language }) => languageName(language),
      },
      {
        field: 'outcome',
        label: text('selfService.outcome'),
        cell: (invite) => {
          const outcome = outcomeOf(invite);
          return <StateChip {...LOOKS[outcome]} label={text(`selfService.outcome.${outcome}`)} />;
        },
        minWidth: 130,
      },
      {
        field: 'sent',
        label: text('selfService.sent'),
        cell: ({ sentAt }) => <DateText instant={sentAt} />,
        numeric: true,
        minWidth: 120,
      },
      {
        field: 'actions',
        label: text('selfService.actions'),
        cell: (invite) =>
          invite.status === 'sent' && (
            <>
              <Resend invite={invite} />
              <Withdraw invite={invite} />
            </>
          ),
        minWidth: 210,
      },
    ],
    [languageName, text],
  );
  return (
    <DataTable
      name="selfService"
      label={text('selfService.title')}
      columns={columns}
      rows={data}
      error={error}
      onRetry={retry}
      maxHeight="max(320px, calc(100vh - 240px))"
      empty={
        <EmptyState icon={Mail} title={text('selfService.none')}>
          {text('selfService.noneText')}
        </EmptyState>
      }
    />
  );
};
