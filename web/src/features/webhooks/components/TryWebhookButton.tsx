import type { ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly webhook: ListedWebhook;
  readonly onSent: () => void;
}

/** Sends a test message to a webhook. */
export const TryWebhookButton = ({ webhook: { id, name, isOn }, onSent }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async (submission: Submission) => {
    const { status, fault } = await api.webhooks.try({ id }, submission);
    if (fault === null) toasts.success(text('webhooks.tried', { name, status: String(status) }));
    else toasts.error(text('webhooks.triedInVain', { name, fault: text(`webhooks.fault.${fault}`) }));
    onSent();
  };

  return (
    <SendButton
      size="small"
      variant="outlined"
      color="inherit"
      disabled={!isOn}
      aria-label={text('webhooks.tryFor', { name })}
      onSend={send}
    >
      {text('webhooks.try')}
    </SendButton>
  );
};
