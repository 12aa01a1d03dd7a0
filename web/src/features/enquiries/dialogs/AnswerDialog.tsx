import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { enquiryAnswerSchema } from '@domain/enquiries/enquiries.schema.ts';
import { ENQUIRY_ANSWER_MAX, type OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useStepText } from '../components/StepList.tsx';
import { api } from '../../../lib/http/api.ts';

interface Props {
  /** Live: it may change while the user writes. */
  readonly enquiry: OpenedEnquiry;
  /** Called after the answer was sent. */
  readonly onAnswered: (enquiry: OpenedEnquiry) => void;
  /** The API refused the answer because of a concurrent step. */
  readonly onStale: (error: unknown) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog to answer the message shown above. A concurrent step appears there; the text is kept and can then be sent. */
export const AnswerDialog = ({ enquiry, onAnswered, onStale, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const stepText = useStepText();
  const [seen] = useState(enquiry.revision);
  const { id, name, message, email, steps } = enquiry;
  const meanwhile = steps.slice(seen);
  const answered = useRef<OpenedEnquiry>(undefined);

  const send = async ({ answer }: { readonly answer: string }, submission: Submission) => {
    try {
      answered.current = await api.enquiries.answer(
        { id: enquiry.id },
        { answer, revision: enquiry.revision },
        submission,
      );
    } catch (error) {
      await onStale(error);
      throw error;
    }
    toasts.success(text('enquiries.answerSent', { name }));
  };

  return (
    <FormDialog<{ readonly answer: string }>
      draft={`enquiry.${id}`}
      title={text('enquiries.answerTitle', { name })}
      lead={email === null ? text('enquiries.answerLead') : text('enquiries.answerLeadTo', { email })}
      initial={{ answer: '' }}
      schema={enquiryAnswerSchema}
      submitLabel={text('enquiries.answerSend')}
      onSubmit={send}
      onDone={() => {
        if (answered.current) onAnswered(answered.current);
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {meanwhile.map((step) => (
        <Alert key={`${step.at} ${step.kind}`} severity="warning" role="alert">
          <AlertTitle>{text('enquiries.meanwhile', { step: stepText(step) })}</AlertTitle>
          {step.answer !== null && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {step.answer}
            </Typography>
          )}
          <Typography variant="body2" sx={{ marginTop: 1 }}>
            {text('enquiries.meanwhileText')}
          </Typography>
        </Alert>
      ))}
      <FormTextArea name="answer" label={text('enquiries.answerText')} max={ENQUIRY_ANSWER_MAX} rows={6} />
    </FormDialog>
  );
};
