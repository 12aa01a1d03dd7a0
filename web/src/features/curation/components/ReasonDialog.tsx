import { REASON_MAX } from '@domain/curation/curation.ts';
import { strictObject, text as textSchema } from '@domain/messages/yup.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

interface Props {
  readonly draft: string;
  readonly title: string;
  readonly lead: string;
  readonly onSend: (reason: string, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

const schema = strictObject({ reason: textSchema().max(REASON_MAX).required() });

/** Dialog for the reason when an admin closes others' tickets. */
export const ReasonDialog = ({ draft, title, lead, onSend, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft={draft}
      title={title}
      lead={lead}
      initial={{ reason: '' }}
      schema={schema}
      submitLabel={text('tickets.close')}
      maxWidth={480}
      onSubmit={({ reason }, submission) => onSend(reason, submission)}
      onClose={onClose}
    >
      <FormTextArea name="reason" label={text('tickets.reason')} max={REASON_MAX} rows={3} />
      <Muted>{text('tickets.reasonHint')}</Muted>
    </FormDialog>
  );
};
