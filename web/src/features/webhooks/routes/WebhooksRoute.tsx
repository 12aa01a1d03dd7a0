import { useState } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { NewWebhook } from '@domain/webhooks/webhooks.ts';
import { SecretDialog } from '../../../components/dialogs/SecretDialog.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { NewWebhookDialog } from '../components/WebhookDialog.tsx';
import { WebhookCard } from '../components/WebhookCard.tsx';
import { useWebhooks, type Webhooks } from '../data/useWebhooks.ts';

interface ListProps {
  readonly of: Webhooks;
  readonly onSecret: (webhook: NewWebhook) => void;
}

const WebhookList = ({ of, onSecret }: ListProps) => {
  const text = useText();
  const { webhooks, error, reload, keep, drop } = of;
  if (!webhooks && error !== undefined) return <ErrorState error={error} onRetry={reload} />;
  if (!webhooks)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={160} />
      </LoadingState>
    );
  if (webhooks.length === 0)
    return (
      <EmptyState icon={Webhook} title={text('webhooks.none')}>
        {text('webhooks.noneText')}
      </EmptyState>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1.5, margin: 0, padding: 0 }}>
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          onChanged={keep}
          onRemoved={drop}
          onSecret={onSecret}
        />
      ))}
    </Box>
  );
};

/** The webhooks of the chosen agency. A secret that was just made is shown until its dialog closes, and never again. */
const OwnWebhooks = ({ agencyName }: { readonly agencyName: string }) => {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewWebhook>();
  const own = useWebhooks();
  return (
    <Box sx={{ maxWidth: 920 }}>
      <PageHeader
        title={text('webhooks.title')}
        meta={text('webhooks.lead', { agency: agencyName })}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
            {text('webhooks.add')}
          </Button>
        }
      />
      <WebhookList of={own} onSecret={setMade} />
      {isAdding && (
        <NewWebhookDialog
          onMade={(webhook) => {
            setMade(webhook);
            const { secret: _secret, ...listed } = webhook;
            own.keep(listed);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <SecretDialog
          title={text('webhooks.shownTitle')}
          lead={text('webhooks.shownText')}
          label={text('webhooks.shownLabel', { name: made.name })}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </Box>
  );
};

/** Where the systems of the chosen agency are told what happens, for its admins. */
const WebhooksRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return <OwnWebhooks key={agency.id} agencyName={agency.publicName} />;
};

export default WebhooksRoute;
