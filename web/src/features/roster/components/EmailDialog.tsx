import { useMemo, useState } from 'react';
import type { EmailPreview } from '@domain/roster/roster-email.api.ts';
import { EMAIL_MESSAGE_MAX, EMAIL_SUBJECT_MAX, emailSchema } from '@domain/roster/roster-email.schema.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { EmailWords } from '../data/emailWords.ts';
import { EmailCheck } from './EmailCheck.tsx';

const DRAFT = 'roster.email';
const EMPTY: EmailWords = { subject: '', message: '' };

interface Props {
  readonly chosen: readonly RosterRow[];
  readonly onClose: () => void;
}

/** Emails the selected talents: first the text, then recipients and preview. */
export const EmailDialog = ({ chosen, onClose }: Props) => {
  const text = useText();
  const draft = useDraft(DRAFT);
  // The selection at opening; the list may change meanwhile.
  const [people] = useState(chosen);
  const names = useMemo(
    () => new Map(people.map(({ talentId, fullName }) => [talentId, fullName])),
    [people],
  );
  const [words, setWords] = useState(EMPTY);
  const [preview, setPreview] = useState<EmailPreview>();
  if (preview)
    return (
      <EmailCheck
        preview={preview}
        names={names}
        words={words}
        onBack={() => setPreview(undefined)}
        onSent={draft.forget}
        onClose={onClose}
      />
    );

  return (
    <FormDialog
      draft={DRAFT}
      keepsDraft
      title={text('rosterEmail.title', { count: people.length })}
      lead={text('rosterEmail.lead')}
      initial={words}
      schema={emailSchema}
      submitLabel={text('rosterEmail.look')}
      maxWidth={640}
      onSubmit={async (typed, submission) => {
        const sound = emailSchema.cast(typed);
        const answer = await api.roster.previewEmail({ ...sound, talentIds: [...names.keys()] }, submission);
        setWords(sound);
        setPreview(answer);
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <FormTextField
        name="subject"
        label={text('rosterEmail.subject')}
        maxLength={EMAIL_SUBJECT_MAX}
        autoFocus
        required
      />
      <FormTextArea name="message" label={text('rosterEmail.message')} max={EMAIL_MESSAGE_MAX} rows={10} />
    </FormDialog>
  );
};
