import { RECEIVER_MAX } from '@domain/webhooks/receiver.ts';
import { webhookSchema, type NewWebhookValues } from '@domain/webhooks/webhooks.schema.ts';
import { WEBHOOK_EVENTS, type ListedWebhook, type NewWebhook } from '@domain/webhooks/webhooks.ts';
import { FormChoices } from '../../../components/form/FormChoices.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

const EMPTY: NewWebhookValues = { name: '', url: '', events: [] };

const Fields = () => {
  const text = useText();

  return (
    <>
      <FormTextField name="name" label={text('webhooks.name')} helperText={text('webhooks.nameHint')} />
      <FormTextField
        name="url"
        type="url"
        label={text('webhooks.url')}
        helperText={text('webhooks.urlHint')}
        maxLength={RECEIVER_MAX}
      />
      <FormChoices
        name="events"
        label={text('webhooks.events')}
        options={WEBHOOK_EVENTS.map((code) => ({ code, label: text(`webhooks.event.${code}`) }))}
      />
    </>
  );
};

interface NewProps {
  readonly onMade: (webhook: NewWebhook) => void;
  readonly onClose: () => void;
}

/** Creates a webhook: name, address and events. */
export const NewWebhookDialog = ({ onMade, onClose }: NewProps) => {
  const text = useText();

  const send = async (values: NewWebhookValues, submission: Submission) => {
    onMade(await api.webhooks.create(webhookSchema.cast(values), submission));
  };

  return (
    <FormDialog
      draft="webhook.new"
      title={text('webhooks.add')}
      lead={text('webhooks.addLead')}
      initial={EMPTY}
      schema={webhookSchema}
      submitLabel={text('webhooks.addSubmit')}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
};

interface EditProps {
  readonly webhook: ListedWebhook;
  readonly onChanged: (webhook: ListedWebhook) => void;
  readonly onClose: () => void;
}

/** Edits a webhook's name, address and events; the secret stays. */
export const EditWebhookDialog = ({ webhook, onChanged, onClose }: EditProps) => {
  const text = useText();
  const { id, name, url, events } = webhook;

  const send = async (values: NewWebhookValues, submission: Submission) => {
    onChanged(await api.webhooks.update({ id: webhook.id }, webhookSchema.cast(values), submission));
  };

  return (
    <FormDialog
      draft={`webhook.${id}`}
      title={text('webhooks.editTitle', { name })}
      initial={{ name, url, events: [...events] }}
      schema={webhookSchema}
      submitLabel={text('webhooks.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
};
