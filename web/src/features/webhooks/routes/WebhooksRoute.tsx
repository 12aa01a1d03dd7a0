import { useState } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NewWebhook } from '@domain/webhooks/webhooks.ts';
import { SecretDialog } from '../../../components/dialogs/SecretDialog.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { NewWebhookDialog } from '../components/WebhookDialog.tsx';
import { WebhookList } from '../components/WebhookList.tsx';
import { useWebhooks } from '../data/useWebhooks.ts';

/** Webhooks of the chosen agency. A new secret is shown only until its dialog closes. */
const OwnWebhooks = ({ agencyName }: { readonly agencyName: string }) => {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewWebhook>();
  const webhooks = useWebhooks();

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
      <WebhookList of={webhooks} onSecret={setMade} />
      {isAdding && (
        <NewWebhookDialog
          onMade={(webhook) => {
            setMade(webhook);
            const { secret: _secret, ...listed } = webhook;
            webhooks.keep(listed);
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

/** Webhooks of the chosen agency, for its admins. */
const WebhooksRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return <OwnWebhooks key={agency.id} agencyName={agency.publicName} />;
};

export default WebhooksRoute;
