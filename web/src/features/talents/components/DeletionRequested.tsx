import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
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
    <Row gap={2} align="center">
      <Stack gap={0.75} align="start" sx={{ flex: '1 1 260px' }}>
        <StateChip tone="waiting" icon={Hourglass} label={text('ownData.requested')} />
        <Muted>
          <DateText instant={request.requestedAt} /> · {text('ownData.requestedText')}
        </Muted>
      </Stack>
      {request.state === 'requested' && (
        <SendButton variant="outlined" color="inherit" onSend={withdraw}>
          {text('ownData.withdraw')}
        </SendButton>
      )}
    </Row>
  );
};
