import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { api } from '../../lib/http/api.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly delivery: Delivery;
  /** Name and version. */
  readonly file: string;
  readonly action: 'remove' | 'withdraw';
}

/** Deletes an unsent file, or withdraws one that the client hasn't opened; both ask first. */
export const RecallButton = ({ delivery: { id, name }, file, action }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text(`deliveries.${action}For`, { file })}
        onClick={() => setAsking(true)}
      >
        {text(`deliveries.${action}`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          tone="error"
          title={text(`deliveries.${action}Title`, { name })}
          confirmLabel={text(`deliveries.${action}`)}
          onConfirm={async (submission) => {
            const recall = action === 'withdraw' ? api.deliveries.withdraw : api.deliveries.remove;
            await recall({ id }, submission);
            setAsking(false);
            toasts.success(text(`deliveries.${action}Done`, { name }));
          }}
          onCancel={() => setAsking(false)}
        >
          {text(`deliveries.${action}Lead`)}
        </ConfirmDialog>
      )}
    </>
  );
};
