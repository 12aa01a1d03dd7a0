import { useState } from 'react';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import type { Submission } from '../../../lib/submission/submitter.ts';

interface Props {
  readonly label: string;
  /** Distinguishes several such buttons for screen readers; contains the label. */
  readonly description?: string;
  readonly title: string;
  /** The consequence. */
  readonly warning: string;
  readonly tone?: 'primary' | 'error';
  readonly onConfirm: (submission: Submission) => Promise<unknown>;
  /** After the dialog has closed. */
  readonly onDone?: () => void;
}

export const AskedButton = ({ label, description, title, warning, tone, onConfirm, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={tone === 'error' ? 'error' : 'inherit'}
        {...(description === undefined ? {} : { 'aria-label': description })}
        onClick={() => setAsking(true)}
        sx={{ whiteSpace: 'normal', maxWidth: 1 }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={label}
        tone={tone ?? 'primary'}
        onCancel={() => setAsking(false)}
        onConfirm={async (submission) => {
          await onConfirm(submission);
          setAsking(false);
          onDone?.();
        }}
      >
        {warning}
      </ConfirmDialog>
    </>
  );
};
