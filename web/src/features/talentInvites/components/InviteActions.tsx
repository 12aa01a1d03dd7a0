import { useState } from 'react';
import Button from '@mui/material/Button';
import { getFullName } from '@domain/people/names.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { CorrectInvite } from './CorrectInvite.tsx';

/** Sends the invitation's email again. */
const Resend = ({ invite }: { readonly invite: SelfServiceInvite }) => {
  const text = useText();
  const toasts = useToasts();
  const { email, name, lastName } = invite;

  return (
    <SendButton
      size="small"
      color="inherit"
      aria-label={text('selfService.resendTo', { name: getFullName({ name, lastName }) })}
      onSend={async (submission) => {
        await api.talents.actOnInvite({ id: invite.id }, { action: 'resend' }, submission);
        toasts.success(text('selfService.resent', { email }));
      }}
    >
      {text('selfService.resend')}
    </SendButton>
  );
};

/** Revokes the link, after confirmation. */
const Withdraw = ({ invite }: { readonly invite: SelfServiceInvite }) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { email } = invite;
  const name = getFullName(invite);

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
        onConfirm={async (submission) => {
          await api.talents.updateInvite({ id: invite.id }, { status: 'withdrawn' }, submission);
          setAsking(false);
          toasts.success(text('selfService.withdrawn', { email }));
        }}
      >
        {text('selfService.withdrawText')}
      </ConfirmDialog>
    </>
  );
};

/** Actions on a pending invitation. */
export const InviteActions = ({ invite }: { readonly invite: SelfServiceInvite }) => {
  const text = useText();
  const [isCorrecting, setCorrecting] = useState(false);
  const name = getFullName(invite);

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text('selfService.correctName', { name })}
        onClick={() => setCorrecting(true)}
      >
        {text('selfService.correct')}
      </Button>
      <Resend invite={invite} />
      <Withdraw invite={invite} />
      {isCorrecting && <CorrectInvite invite={invite} onClose={() => setCorrecting(false)} />}
    </>
  );
};
