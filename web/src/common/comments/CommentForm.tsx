import Button from '@mui/material/Button';
import { COMMENT_MAX } from '@domain/castings/guests.ts';
import { useDraft } from '../../components/form/useDraft.ts';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { PlainSubmit } from '../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../components/plain/usePlainForm.ts';
import { Unsaved } from '../../components/unsaved/Unsaved.tsx';
import { useText } from '../../i18n/useText.ts';
import { readDraft, withDraft, writeDraft } from '../../lib/drafts/drafts.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

interface Props {
  /** Key of the draft. */
  readonly draft: string;
  /** Accessible label with the voice and the time. */
  readonly label: string;
  readonly submitLabel: string;
  readonly onSend: (text: string, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Form for a comment at a time of a recording, for guests and colleagues. The draft survives a reload. */
export const CommentForm = ({ draft: form, label, submitLabel, onSend, onClose }: Props) => {
  const text = useText();
  const { key, forget } = useDraft(form);

  const close = (): void => {
    forget();
    onClose();
  };

  const { values, faults, change, submit, isBusy, isWaiting } = usePlainForm({
    initial: withDraft({ text: '' }, (key && readDraft(key)) ?? {}),
    collectFaults: ({ text: written }) => {
      if (written.trim() === '') return { text: text('validation.required') };
      const isTooLong = written.trim().length > COMMENT_MAX;
      return isTooLong ? { text: text('validation.tooLong', { name: '', max: COMMENT_MAX }) } : {};
    },
    send: async ({ text: written }, submission) => {
      await onSend(written, submission);
      close();
    },
  });

  const type = (written: string): void => {
    change({ text: written });
    if (written === '') forget();
    else if (key) writeDraft(key, { text: written });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Unsaved when={values.text !== '' && !isBusy} onLeave={forget} />
      <Stack gap={1}>
        <PlainText
          name="text"
          label={label}
          rows={3}
          max={COMMENT_MAX}
          value={values.text}
          onChange={type}
          error={faults.text}
        />
        <Row isOneLine>
          <PlainSubmit form={{ isBusy, isWaiting }}>{submitLabel}</PlainSubmit>
          <Button color="inherit" size="large" onClick={close}>
            {text('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
