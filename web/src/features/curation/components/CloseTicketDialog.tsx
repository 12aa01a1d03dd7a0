import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@domain/curation/curation.ts';
import { exactly, text as textSchema } from '@domain/messages/yup.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { closeTicketFor } from '../data/ticketCalls.ts';

interface Props {
  readonly ticketId: string;
  readonly onClose: () => void;
}

const schema = exactly({ reason: textSchema().max(REASON_MAX).required() });

/** Closes a ticket on which nothing waits, in the place of whoever has it. */
const CloseTicketDialog = ({ ticketId, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  return (
    <FormDialog
      draft={`closeTicket.${ticketId}`}
      title={text('tickets.closeTitle')}
      lead={text('tickets.closeLead')}
      initial={{ reason: '' }}
      schema={schema}
      submitLabel={text('tickets.close')}
      maxWidth={480}
      onSubmit={async ({ reason }, press) => {
        await closeTicketFor(ticketId, reason, press);
        toasts.success(text('tickets.closed'));
      }}
      onClose={onClose}
    >
      <FormTextArea name="reason" label={text('tickets.reason')} max={REASON_MAX} rows={3} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('tickets.reasonHint')}
      </Typography>
    </FormDialog>
  );
};

export default CloseTicketDialog;
