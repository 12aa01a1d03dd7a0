import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

interface Props {
  readonly name: string;
  readonly open: boolean;
  /** `reason`: empty where none is given. */
  readonly onReject: (reason: string, submission: Submission) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Confirms rejecting a registration, with a reason for the email. */
export const RejectDialog = ({ name, open, onReject, onCancel }: Props) => {
  const text = useText();
  const [reason, setReason] = useState('');

  return (
    <ConfirmDialog
      open={open}
      title={text('dashboard.rejectTitle', { name })}
      confirmLabel={text('dashboard.reject')}
      tone="error"
      onCancel={onCancel}
      onConfirm={(submission) => onReject(reason.trim(), submission)}
    >
      <DialogContentText sx={{ marginBlockEnd: 2 }}>{text('dashboard.rejectText')}</DialogContentText>
      <TextField
        multiline
        minRows={2}
        label={text('dashboard.rejectReason')}
        helperText={text('dashboard.rejectReasonHint')}
        value={reason}
        slotProps={{ htmlInput: { maxLength: 512, dir: 'auto' } }}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
};
