import { REVISION_NOTE_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import { momentInFile, parseMoment } from '@domain/deliveries/moment-in-file.ts';
import { strictObject, messageId, text as line } from '@domain/messages/yup.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { requestRevision } from './deliveryCalls.ts';

const schema = strictObject({
  moment: line().test(
    'moment',
    messageId('delivery.moment'),
    (value) => !value || parseMoment(value) !== undefined,
  ),
  note: line().max(REVISION_NOTE_MAX).required(),
});

interface Props {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** Sends a version back with what to change, and where in the file. */
export const RevisionDialog = ({ delivery, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { id, name, contentType, revision } = delivery;
  const hasMoments = contentType !== 'application/zip';
  const atMs = revision?.atMs ?? null;
  return (
    <FormDialog<{ moment: string; note: string }>
      draft={`delivery.revision.${id}`}
      title={text('deliveries.reviseTitle', { name })}
      lead={text('deliveries.reviseLead')}
      initial={{ moment: atMs === null ? '' : momentInFile(atMs), note: revision?.note ?? '' }}
      schema={schema}
      submitLabel={text('deliveries.revise')}
      onSubmit={async ({ moment, note }, press) => {
        await requestRevision(id, { atMs: parseMoment(moment) ?? null, note: note.trim() }, press);
        toasts.success(text('deliveries.revised'));
      }}
      onClose={onClose}
    >
      {hasMoments && (
        <FormTextField
          name="moment"
          label={text('deliveries.moment')}
          helperText={text('deliveries.momentHint')}
          maxLength={8}
        />
      )}
      <FormTextArea name="note" label={text('deliveries.note')} max={REVISION_NOTE_MAX} rows={4} />
    </FormDialog>
  );
};
