import { useState } from 'react';
import Button from '@mui/material/Button';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const HandOverDialog = lazyComponent(() => import('./HandOverDialog.tsx').then((module) => module.default));
const CloseTicketDialog = lazyComponent(() =>
  import('./CloseTicketDialog.tsx').then((module) => module.default),
);

interface Props {
  readonly ticket: CurationTicket;
  /** The language's name as used in a sentence. */
  readonly language: string;
}

/** An admin's actions on an open ticket: assign, release, or close if nothing waits. */
export const AgencyTicketActions = ({ ticket: { id, assignedTo, waitingDemos }, language }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [dialog, setDialog] = useState<'handOver' | 'close'>();
  const onClose = () => setDialog(undefined);

  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={text(assignedTo === null ? 'tickets.assignFor' : 'tickets.reassignFor', { language })}
        onPointerEnter={HandOverDialog.ahead}
        onClick={() => setDialog('handOver')}
      >
        {text(assignedTo === null ? 'tickets.assign' : 'tickets.reassign')}
      </Button>
      {assignedTo !== null && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('tickets.releaseFor', { language })}
          onSend={async (submission) => {
            const { status } = await api.curation.updateTicket({ id }, { action: 'release' }, submission);
            toasts.success(text(status === 'closed' ? 'curation.releasedAsDone' : 'tickets.released'));
          }}
        >
          {text('tickets.release')}
        </SendButton>
      )}
      {waitingDemos === 0 && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('tickets.closeFor', { language })}
          onPointerEnter={CloseTicketDialog.ahead}
          onClick={() => setDialog('close')}
        >
          {text('tickets.close')}
        </Button>
      )}
      {dialog === 'handOver' && (
        <HandOverDialog ticketId={id} isFree={assignedTo === null} onClose={onClose} />
      )}
      {dialog === 'close' && <CloseTicketDialog ticketId={id} onClose={onClose} />}
    </>
  );
};
