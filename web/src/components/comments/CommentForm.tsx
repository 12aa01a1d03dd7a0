import { Form } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commentSchema } from '@domain/castings/guests.schema.ts';
import { COMMENT_MAX } from '@domain/castings/guests.ts';
import { exactly } from '@domain/messages/yup.ts';
import { AppFormik } from '../form/AppFormik.tsx';
import { Draft } from '../form/Draft.tsx';
import { FormTextArea } from '../form/FormTextArea.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useDraft } from '../form/useDraft.ts';
import { useSubmit } from '../form/useSubmit.ts';
import { useText } from '../../i18n/useText.ts';
import type { Press } from '../../lib/press/presser.ts';

const schema = exactly({ text: commentSchema });

interface Props {
  /** Under which what was typed is kept. */
  readonly draft: string;
  /** On whom it is, and at which moment. */
  readonly label: string;
  readonly submitLabel: string;
  readonly onSend: (text: string, press: Press) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A comment that is written at a moment of a voice, by guests and colleagues alike; what was typed survives a reload. */
export const CommentForm = ({ draft: form, label, submitLabel, onSend, onClose }: Props) => {
  const text = useText();
  const draft = useDraft(form);
  const submit = useSubmit<{ text: string }>(async (values, { press }) => {
    await onSend(values.text, press);
    draft.forget();
    onClose();
  });
  return (
    <AppFormik initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
      <Form noValidate>
        <Draft of={draft} />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <FormTextArea name="text" label={label} max={COMMENT_MAX} rows={3} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton size="large">{submitLabel}</SubmitButton>
            <Button
              color="inherit"
              size="large"
              onClick={() => {
                draft.forget();
                onClose();
              }}
            >
              {text('common.cancel')}
            </Button>
          </Box>
        </Box>
      </Form>
    </AppFormik>
  );
};
