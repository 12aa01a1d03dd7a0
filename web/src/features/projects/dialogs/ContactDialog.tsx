import { contactSchema } from '@domain/projects/projects.schema.ts';
import type { Project } from '@domain/projects/projects.ts';
import { CONTACT_MAX, CONTACT_MIN } from '@domain/values/contact-message.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

const schema = contactSchema.pick(['message']);

interface Props {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Writes to the agency about a project. */
export const ContactDialog = ({ project, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const send = async ({ message }: { readonly message: string }, submission: Submission) => {
    await api.projects.contactUs({ message: message.trim(), projectId: project.id }, submission);
    toasts.success(text('contact.sent'));
  };

  return (
    <FormDialog
      draft={`project.contact.${project.id}`}
      title={text('contact.title')}
      lead={text('contact.lead', { name: project.name, min: CONTACT_MIN, max: CONTACT_MAX })}
      initial={{ message: '' }}
      schema={schema}
      submitLabel={text('contact.send')}
      maxWidth={{ xs: 520, md: '45vw' }}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextArea name="message" label={text('contact.message')} max={CONTACT_MAX} />
    </FormDialog>
  );
};
