import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';

/** A talent's pending request for erasure, with its withdrawal. */
export const DeletionRequested = ({ request }: { readonly request: DeletionRequest }) => {
  const text = useText();
  const toasts = useToasts();

  const withdraw = async (submission: Submission) => {
    await api.privacy.withdrawDeletion(submission);
    toasts.info(text('ownData.withdrawn'));
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <StateChip tone="waiting" icon={Hourglass} label={text('ownData.requested')} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <DateText instant={request.requestedAt} /> · {text('ownData.requestedText')}
        </Typography>
      </Box>
      {request.state === 'requested' && (
        <SendButton variant="outlined" color="inherit" onSend={withdraw}>
          {text('ownData.withdraw')}
        </SendButton>
      )}
    </Box>
  );
};
