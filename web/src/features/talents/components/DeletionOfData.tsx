import { useState } from 'react';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { privacyApi } from '@domain/privacy/privacy.api.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

/** A talent asks to be forgotten; until an agency has acted on it, they can think better of it. */
export const DeletionOfData = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const request = useLiveDoc<DeletionRequest>(`deletionRequests/${talentId}`);

  const send = async (action: () => Promise<unknown>) => {
    setSending(true);
    try {
      await action();
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setSending(false);
    }
  };
  const ask = async () => {
    await send(() => call(privacyApi['privacy.requestDeletion'], {}));
    setAsking(false);
  };
  const withdraw = () =>
    send(async () => {
      await call(privacyApi['privacy.withdrawDeletion'], {});
      toasts.info(text('ownData.withdrawn'));
    });

  if (request.data) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <StateChip tone="waiting" icon={Hourglass} label={text('ownData.requested')} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <DateText instant={request.data.requestedAt} /> · {text('ownData.requestedText')}
          </Typography>
        </Box>
        {request.data.state === 'requested' && (
          <Button variant="outlined" color="inherit" loading={sending} onClick={() => void withdraw()}>
            {text('ownData.withdraw')}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography sx={{ flex: '1 1 260px' }}>{text('ownData.deleteText')}</Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        disabled={request.status === 'loading'}
        onClick={() => setAsking(true)}
      >
        {text('ownData.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('ownData.confirmTitle')}
        confirmLabel={text('ownData.delete')}
        tone="error"
        busy={sending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void ask()}
      >
        {text('ownData.confirmText')}
      </ConfirmDialog>
    </Box>
  );
};
