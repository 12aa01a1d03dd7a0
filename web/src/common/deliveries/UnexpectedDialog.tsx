import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

interface Props {
  /** Files that the order doesn't include. */
  readonly names: readonly string[];
  /** Number of the others. */
  readonly expected: number;
  readonly onSendAll: (submission: Submission) => Promise<unknown>;
  readonly onSendExpected: (submission: Submission) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks before files that the order doesn't include are sent to the client. */
export const UnexpectedDialog = ({ names, expected, onSendAll, onSendExpected, onCancel }: Props) => {
  const text = useText();

  return (
    <ConfirmDialog
      open
      title={text('deliveries.unexpected', { count: names.length })}
      confirmLabel={text('deliveries.sendAll', { count: names.length + expected })}
      onConfirm={onSendAll}
      onCancel={onCancel}
    >
      <Typography sx={{ marginBottom: 1 }}>{text('deliveries.unexpectedLead')}</Typography>
      <Box component="ul" sx={{ marginTop: 0, paddingInlineStart: 2.5 }}>
        {names.map((name) => (
          <Typography key={name} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
        ))}
      </Box>
      {expected > 0 && (
        <SendButton variant="outlined" onSend={onSendExpected}>
          {text('deliveries.sendExpected', { count: expected })}
        </SendButton>
      )}
    </ConfirmDialog>
  );
};
