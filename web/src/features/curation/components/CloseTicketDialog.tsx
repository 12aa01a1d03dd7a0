import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  readonly ticketId: string;
  readonly onClose: () => void;
}

/** Closes a ticket without waiting demos in place of its assignee. */
const CloseTicketDialog = ({ ticketId, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <ReasonDialog
      draft={`closeTicket.${ticketId}`}
      title={text('tickets.closeTitle')}
      lead={text('tickets.closeLead')}
      onSend={async (reason, submission) => {
        await api.curation.updateTicket({ id: ticketId }, { action: 'close', reason }, submission);
        toasts.success(text('tickets.closed'));
      }}
      onClose={onClose}
    />
  );
};

export default CloseTicketDialog;
