import { useState } from 'react';
import Button from '@mui/material/Button';
import type { InvitationRow } from '@domain/invitations/invitations.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly row: InvitationRow;
  readonly onChanged: (row: InvitationRow) => void;
}

/** Revokes its links, after confirmation. */
const Withdraw = ({ row, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { name, kind } = row;

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text('invitations.withdrawName', { name })}
        onClick={() => setAsking(true)}
      >
        {text('invitations.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('invitations.withdrawTitle', { name })}
        confirmLabel={text('invitations.withdraw')}
        tone="error"
        onCancel={() => setAsking(false)}
        onConfirm={async (submission) => {
          onChanged(await api.invitations.withdraw({ id: row.id }, submission));
          setAsking(false);
          toasts.success(text('invitations.withdrawn', { name }));
        }}
      >
        {text(kind === 'client' ? 'invitations.withdrawClient' : 'invitations.withdrawText')}
      </ConfirmDialog>
    </>
  );
};

export const InvitationActions = ({ row, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { name, may } = row;

  return (
    <>
      {may.send && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('invitations.sendTo', { name })}
          onSend={async (submission) => {
            onChanged(await api.invitations.send({ id: row.id }, submission));
            toasts.success(text('invitations.sent', { name }));
          }}
        >
          {text('invitations.send')}
        </SendButton>
      )}
      {may.withdraw && <Withdraw row={row} onChanged={onChanged} />}
    </>
  );
};
