import Typography from '@mui/material/Typography';
import { curationApi } from '@domain/curation/curation.api.ts';
import { exactly, text as textSchema } from '@domain/messages/yup.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { handOverTicket } from '../data/ticketCalls.ts';

interface Props {
  readonly ticketId: string;
  readonly onClose: () => void;
}

const schema = exactly({ to: textSchema().required() });

/** Gives a ticket to another engineer of the agency, with what was reviewed of it so far. */
const HandOverDialog = ({ ticketId, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const colleagues = useRequest(`colleagues/${ticketId}`, (signal) =>
    call(curationApi['curation.colleagues'], { params: { id: ticketId } }, { signal }),
  );
  const options = (colleagues.data ?? []).map(({ id, fullName }) => ({ code: id, label: fullName }));
  const isAlone = colleagues.status === 'success' && options.length === 0;
  return (
    <FormDialog
      draft={`handOver.${ticketId}`}
      title={text('curation.handOverTitle')}
      lead={text('curation.handOverText')}
      initial={{ to: '' }}
      schema={schema}
      submitLabel={text('curation.handOver')}
      maxWidth={440}
      onSubmit={async ({ to }, press) => {
        await handOverTicket(ticketId, to, press);
        toasts.success(text('curation.handedOver'));
      }}
      onClose={onClose}
    >
      {colleagues.status === 'error' ? (
        <ErrorState error={colleagues.error} onRetry={colleagues.reload} />
      ) : isAlone ? (
        <Typography>{text('curation.noColleague')}</Typography>
      ) : (
        <FormSelect name="to" label={text('curation.engineer')} options={options} required />
      )}
    </FormDialog>
  );
};

export default HandOverDialog;
