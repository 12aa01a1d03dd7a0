import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { privacyApi } from '@domain/privacy/privacy.api.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

interface Props {
  readonly request: DeletionRequest;
  readonly agencyId: string;
}

/** One talent's wish. The last agency's word deletes everything, so it is asked about once more. */
export const DeletionRequestRow = ({ request, agencyId }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const { talentId, fullName, email, agencyIds, confirmedBy } = request;
  const name = fullName;
  const others = agencyIds.filter((id) => id !== agencyId && !confirmedBy.includes(id)).length;

  const confirm = async () => {
    setSending(true);
    try {
      const answer = await call(privacyApi['privacy.confirmDeletion'], { params: { talentId } });
      toasts.success(text(answer.state === 'erased' ? 'deletion.done' : 'deletion.confirmed', { name }));
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setSending(false);
      setAsking(false);
    }
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {email} · <DateText instant={request.requestedAt} />
        </Typography>
      </Box>
      {confirmedBy.includes(agencyId) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('deletion.waitsForOthers', { count: others })}
        </Typography>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('deletion.confirmName', { name })}
          onClick={() => setAsking(true)}
        >
          {text('deletion.confirm')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text('deletion.askTitle', { name })}
        confirmLabel={text('deletion.confirm')}
        tone="error"
        busy={sending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {text(others > 0 ? 'deletion.askOthers' : 'deletion.askText', { count: others })}
      </ConfirmDialog>
    </Box>
  );
};
