import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { ColleagueDialog } from './ColleagueDialog.tsx';

interface Props {
  readonly ticketId: string;
  /** The ticket is unassigned; an admin assigns it. */
  readonly isFree?: boolean;
  readonly onClose: () => void;
}

/** Hands a ticket over to another engineer, with its reviews so far. */
const HandOverDialog = ({ ticketId, isFree = false, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const colleagues = useRequest(`colleagues/${ticketId}`, (signal) =>
    api.curation.colleagues({ id: ticketId }, { signal }),
  );

  return (
    <ColleagueDialog
      draft={`handOver.${ticketId}`}
      title={text(isFree ? 'curation.assignTitle' : 'curation.handOverTitle')}
      lead={text('curation.handOverText')}
      submitLabel={text(isFree ? 'curation.assign' : 'curation.handOver')}
      none={text(isFree ? 'curation.noEngineer' : 'curation.noColleague')}
      colleagues={colleagues}
      onSend={async (to, submission) => {
        await api.curation.updateTicket({ id: ticketId }, { action: 'handOver', to }, submission);
        toasts.success(text(isFree ? 'curation.assigned' : 'curation.handedOver'));
      }}
      onClose={onClose}
    />
  );
};

export default HandOverDialog;
