import { Form } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PreviewVoice } from '@domain/castings/castings.ts';
import { guestCommentSchema } from '@domain/castings/guests.schema.ts';
import { GUEST_COMMENT_MAX } from '@domain/castings/guests.ts';
import { exactly } from '@domain/messages/yup.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { clockTime } from '../../../components/waveform/clock.ts';
import { useText } from '../../../i18n/useText.ts';
import { sendComment } from './guestCalls.ts';
import { useGone } from './useGone.ts';

const schema = exactly({ text: guestCommentSchema });

interface Props {
  readonly link: string;
  readonly voice: PreviewVoice;
  /** The moment that it is about. */
  readonly seconds: number;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** A comment that is written at a moment of a voice; what was typed survives a reload. */
export const CommentForm = ({ link, voice, seconds, onGone, onClose }: Props) => {
  const text = useText();
  const orGone = useGone(onGone);
  const draft = useDraft(`guest.comment.${voice.key}`);
  const submit = useSubmit<{ text: string }>(async (values, { press }) => {
    const comment = { voice: voice.key, atMs: Math.round(seconds * 1000), text: values.text };
    await orGone(() => sendComment(link, comment, press));
    draft.forget();
    onClose();
  });
  const time = clockTime(seconds);
  return (
    <AppFormik initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
      <Form noValidate>
        <Draft of={draft} />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <FormTextArea
            name="text"
            label={text('guest.commentLabel', { name: voice.talentPublicName, time })}
            max={GUEST_COMMENT_MAX}
            rows={3}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton size="large">{text('guest.send')}</SubmitButton>
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
