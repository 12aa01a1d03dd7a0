import { DateTime } from 'luxon';
import { REVIEW_NOTE_MAX, returnSchema } from '@domain/auditions/review.schema.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { FormDateTime } from '../../../components/form/FormDateTime.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly entry: AuditionEntry;
  readonly onClose: () => void;
}

/** Time that a talent has at least for another take. */
const AGAIN_HOURS = 24;

/** Returns a take to its talent, with a note and a deadline. */
export const ReturnDialog = ({ entry, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const due = DateTime.fromMillis(entry.deadline.toMillis());
  const deadline = DateTime.max(due, DateTime.now().plus({ hours: AGAIN_HOURS }).startOf('hour')).toISO();

  return (
    <FormDialog<EndpointBody<Api['auditions.return']>>
      draft={`take.return.${entry.id}`}
      title={text('takes.returnTitle', { name: entry.talentPublicName })}
      lead={text('takes.returnLead')}
      initial={{ note: '', deadline }}
      schema={returnSchema}
      submitLabel={text('takes.return')}
      onSubmit={async (values, submission) => {
        await api.auditions.return({ id: entry.id }, returnSchema.cast(values), submission);
        toasts.success(text('takes.returned', { name: entry.talentPublicName }));
      }}
      onClose={onClose}
    >
      <FormTextArea name="note" label={text('takes.returnNote')} max={REVIEW_NOTE_MAX} rows={4} />
      <FormDateTime name="deadline" label={text('auditions.deadline')} from="now" required />
    </FormDialog>
  );
};
