import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import type { ListedApiKey } from '@domain/apiKeys/api-keys.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MAIN_ID } from '../../../components/layout/SkipLink.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly apiKey: ListedApiKey;
  readonly onRevoked: () => void;
}

/** Revokes a key permanently, after confirmation. */
export const RevokeKey = ({ apiKey, onRevoked }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { name } = apiKey;

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text('apiKeys.revokeName', { name })}
        onClick={() => setAsking(true)}
      >
        {text('apiKeys.revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={text('apiKeys.revokeTitle', { name })}
          confirmLabel={text('apiKeys.revoke')}
          tone="error"
          onCancel={() => setAsking(false)}
          onConfirm={async (submission) => {
            await api.apiKeys.revoke({ id: apiKey.id }, submission);
            toasts.success(text('apiKeys.revoked', { name }));
            flushSync(() => setAsking(false));
            // The button disappears with the key, so the focus moves to the start of the list.
            document.getElementById(MAIN_ID)?.focus();
            onRevoked();
          }}
        >
          {text('apiKeys.revokeText')}
        </ConfirmDialog>
      )}
    </>
  );
};
