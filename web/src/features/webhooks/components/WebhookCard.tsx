import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ListedWebhook, NewWebhook } from '@domain/webhooks/webhooks.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { MAIN_ID } from '../../../components/layout/SkipLink.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx';
import { TryWebhookButton } from './TryWebhookButton.tsx';
import { EditWebhookDialog } from './WebhookDialog.tsx';

interface Props {
  readonly webhook: ListedWebhook;
  readonly onChanged: (webhook: ListedWebhook) => void;
  readonly onRemoved: (webhook: ListedWebhook) => void;
  readonly onSecret: (webhook: NewWebhook) => void;
}

/** Name, address and events of a webhook. */
const WebhookFacts = ({ webhook: { name, url, events } }: Pick<Props, 'webhook'>) => {
  const text = useText();

  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
      <Muted>{joinDotted(events.map((event) => text(`webhooks.event.${event}`)))}</Muted>
    </Box>
  );
};

/** A webhook: events, address, switch and deliveries. */
export const WebhookCard = ({ webhook, onChanged, onRemoved, onSecret }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [dialog, setDialog] = useState<'edit' | 'secret' | 'remove'>();
  // Counts messages sent here, so an open log reloads.
  const [sent, setSent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { id, name, isOn } = webhook;

  const turn = async (next: boolean, submission: Submission) => {
    onChanged(await api.webhooks.update({ id: webhook.id }, { isOn: next }, submission));
  };

  const remove = async (submission: Submission) => {
    await api.webhooks.remove({ id: webhook.id }, submission);
    toasts.success(text('webhooks.removed', { name }));
    flushSync(() => setDialog(undefined));
    // The button disappears with the webhook, so the focus moves to the list.
    document.getElementById(MAIN_ID)?.focus();
    onRemoved(webhook);
  };

  return (
    <Card component="li" sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Row align="start">
        <WebhookFacts webhook={webhook} />
        <SavedSwitch
          label={text('webhooks.on')}
          name={`${text('webhooks.on')}: ${text('webhooks.onFor', { name })}`}
          checked={isOn}
          failed={text('webhooks.onFailed')}
          change={turn}
        />
      </Row>
      <Row>
        <TryWebhookButton webhook={webhook} onSent={() => setSent((before) => before + 1)} />
        <Button
          size="small"
          color="inherit"
          aria-label={text('webhooks.messagesFor', { name })}
          aria-expanded={isOpen}
          {...OPENS_ROW}
          onClick={() => setOpen(!isOpen)}
        >
          {text('webhooks.messages')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={text('webhooks.editFor', { name })}
          onClick={() => setDialog('edit')}
        >
          {text('webhooks.edit')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={text('webhooks.replaceFor', { name })}
          onClick={() => setDialog('secret')}
        >
          {text('webhooks.replace')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={text('webhooks.removeFor', { name })}
          onClick={() => setDialog('remove')}
        >
          {text('webhooks.remove')}
        </Button>
      </Row>
      {isOpen && <DeliveryLog key={sent} webhook={webhook} />}
      {dialog === 'edit' && (
        <EditWebhookDialog
          key={id}
          webhook={webhook}
          onChanged={onChanged}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'secret' && (
        <ReplaceSecretDialog webhook={webhook} onSecret={onSecret} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          open
          title={text('webhooks.removeTitle', { name })}
          confirmLabel={text('webhooks.remove')}
          tone="error"
          onCancel={() => setDialog(undefined)}
          onConfirm={remove}
        >
          {text('webhooks.removeText')}
        </ConfirmDialog>
      )}
    </Card>
  );
};
