import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { cancelAudition } from '../data/auditionCalls.ts';
import { ChangeAuditionDialog } from '../dialogs/ChangeAuditionDialog.tsx';

interface Props {
  /** Of one request, which is not cancelled. */
  readonly entries: readonly [AuditionEntry, ...AuditionEntry[]];
  readonly character: string;
}

/** A request that was sent: by when, and how to change it or take it back. */
export const CellRequest = ({ entries, character }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const [dialog, setDialog] = useState<'change' | 'cancel'>();
  const close = () => setDialog(undefined);
  const [{ auditionId, deadline, outcomeBy }] = entries;
  const about = { character, deadline: dates.dateTime(deadline) };
  return (
    <Box
      sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', paddingInline: 1 }}
    >
      <Typography variant="caption" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
        {text('auditions.request', { count: entries.length })}, {text('auditions.until')}{' '}
        <DateText instant={deadline} withTime />
        {outcomeBy && (
          <>
            {' · '}
            {text('auditions.hearBy')} <DateText instant={outcomeBy} />
          </>
        )}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-label={text('auditions.changeOf', about)}
        onClick={() => setDialog('change')}
      >
        {text('auditions.change')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={text('auditions.cancelOf', about)}
        onClick={() => setDialog('cancel')}
      >
        {text('auditions.cancel')}
      </Button>
      {dialog === 'change' && <ChangeAuditionDialog auditionId={auditionId} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'cancel'}
        tone="error"
        title={text('auditions.cancelTitle')}
        confirmLabel={text('auditions.cancel')}
        cancelLabel={text('auditions.keep')}
        onConfirm={async (press) => {
          await cancelAudition(auditionId, press);
          close();
          toasts.success(text('auditions.cancelled'));
        }}
        onCancel={close}
      >
        {text('auditions.cancelText')}
      </ConfirmDialog>
    </Box>
  );
};
