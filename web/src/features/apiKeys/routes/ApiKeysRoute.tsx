import { useState } from 'react';
import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { SecretDialog } from '../../../components/dialogs/SecretDialog.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ApiKeyTable } from '../components/ApiKeyTable.tsx';
import { NewKeyDialog } from '../components/NewKeyDialog.tsx';
import { useApiKeys } from '../data/useApiKeys.ts';

/** Creates, lists and revokes the chosen agency's keys. A new key is shown only until its dialog closes. */
const OwnKeys = ({ agencyName }: { readonly agencyName: string }) => {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewApiKey>();
  const { data, status, error, reload } = useApiKeys();

  return (
    <div>
      <PageHeader
        title={text('apiKeys.title')}
        meta={text('apiKeys.lead', { agency: agencyName })}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
            {text('apiKeys.add')}
          </Button>
        }
      />
      <Stack>
        <Link href="/api/docs" target="_blank" rel="noopener">
          {text('apiKeys.docs')}
        </Link>
        <ApiKeyTable
          keys={data}
          isLoading={status === 'loading'}
          error={error}
          onRetry={reload}
          onChanged={reload}
        />
      </Stack>
      {isAdding && (
        <NewKeyDialog
          onMade={(key) => {
            setMade(key);
            reload();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && (
        <SecretDialog
          title={text('apiKeys.shownTitle')}
          lead={text('apiKeys.shownText')}
          label={text('apiKeys.shownLabel', { name: made.name })}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </div>
  );
};

const ApiKeysRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return <OwnKeys key={agency.id} agencyName={agency.publicName} />;
};

export default ApiKeysRoute;
