import { answerSchema, type AnswerValues } from '@domain/auditions/answers.schema.ts';
import { DECLINE_REASONS, REFUSAL_NOTE_MAX, type Refusal } from '@domain/auditions/answers.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  readonly onDeclined: (refusal: Refusal) => void;
  readonly onClose: () => void;
}

/** Declines a request with a reason, which only the agency sees. */
export const DeclineDialog = ({ entry, token, onDeclined, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<AnswerValues>
      draft={`audition.decline.${entry.id}`}
      title={text('upload.declineTitle')}
      lead={text('upload.declineLead')}
      initial={{ answer: 'declined', reason: undefined, note: '' }}
      schema={answerSchema}
      submitLabel={text('upload.decline')}
      onSubmit={async (values, submission) => {
        const answer = answerSchema.cast(values);
        await api.auditions.answer({ id: entry.id }, { token }, answer, submission);
        const { reason, note } = answer;
        if (reason) onDeclined({ reason, note });
      }}
      onClose={onClose}
    >
      <FormRadios
        name="reason"
        label={text('upload.declineWhy')}
        options={DECLINE_REASONS.map((code) => ({ code, label: text(`auditions.reason.${code}`) }))}
      />
      <FormTextArea name="note" label={text('upload.declineNote')} max={REFUSAL_NOTE_MAX} rows={3} />
    </FormDialog>
  );
};
