import type { ListedWebhook, NewWebhook } from '@domain/webhooks/webhooks.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly webhook: ListedWebhook;
  readonly onSecret: (webhook: NewWebhook) => void;
  readonly onClose: () => void;
}

/** Confirms that a webhook gets a new secret. */
export const ReplaceSecretDialog = ({ webhook: { id, name }, onSecret, onClose }: Props) => {
  const text = useText();

  return (
    <ConfirmDialog
      open
      title={text('webhooks.replaceTitle', { name })}
      confirmLabel={text('webhooks.replace')}
      onCancel={onClose}
      onConfirm={async (submission) => {
        const replaced = await api.webhooks.replaceSecret({ id }, submission);
        onClose();
        onSecret(replaced);
      }}
    >
      {text('webhooks.replaceText')}
    </ConfirmDialog>
  );
};
