import { SendButton } from '../../components/SendButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

/** Sends a test message to the stored channel. */
export const TryChatButton = () => {
  const text = useText();
  const toasts = useToasts();

  const send = async (submission: Submission) => {
    const { fault } = await api.notices.tryChat(submission);
    if (fault === null) toasts.success(text('notices.chatTried'));
    else toasts.error(text('notices.chatFailed'));
  };

  return (
    <SendButton variant="outlined" color="inherit" onSend={send} sx={{ justifySelf: 'start' }}>
      {text('notices.tryChat')}
    </SendButton>
  );
};
