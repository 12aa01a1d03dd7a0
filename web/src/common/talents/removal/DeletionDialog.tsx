import Typography from '@mui/material/Typography';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { RemovalPending, useRemoval } from './RemovalPreview.tsx';
import { RemovalSummary } from './RemovalSummary.tsx';

interface Props {
  readonly talentId: string;
  readonly name: string;
  /** Number of other agencies that haven't confirmed. */
  readonly others: number;
  readonly onClose: () => void;
}

/** Confirms a talent's request for erasure, after showing what it ends. */
export const DeletionDialog = ({ talentId, name, others, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const requestedRemoval = useRemoval(talentId);

  return (
    <ConfirmDialog
      open
      title={text('deletion.askTitle', { name })}
      confirmLabel={text('deletion.confirm')}
      tone="error"
      maxWidth={560}
      confirmDisabled={requestedRemoval.data === undefined}
      onCancel={onClose}
      onConfirm={async (submission) => {
        const answer = await api.privacy.confirmDeletion({ talentId }, submission);
        onClose();
        toasts.success(text(answer.state === 'erased' ? 'deletion.done' : 'deletion.confirmed', { name }));
      }}
    >
      <Stack>
        <Typography>
          {text(others > 0 ? 'deletion.askOthers' : 'deletion.askText', { count: others })}
        </Typography>
        {requestedRemoval.data ? (
          <RemovalSummary removal={requestedRemoval.data} isErased />
        ) : (
          <RemovalPending asked={requestedRemoval} />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
