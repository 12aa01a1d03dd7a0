import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSettled } from '../../../lib/useSettled.ts';
import { useClients } from '../data/useClients.ts';
import { ClientTable } from './ClientTable.tsx';
import { EditClientDialog } from './EditClientDialog.tsx';
import { NewClientDialog } from './NewClientDialog.tsx';

interface Props {
  readonly creating: boolean;
  readonly onCreatingEnd: () => void;
}

/** The clients of an agency: found, opened and changed. */
export const ClientList = ({ creating, onCreatingEnd }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const [opened, setOpened] = useState<ClientRow>();
  const { items, cursor, phase, error, loadMore, reload } = useClients(search);
  const failedMore = phase === 'failed' && items !== undefined;

  // A new client may belong on another page than the first one: then the search shows them.
  const show = (email: string) => {
    if (search !== '' || cursor !== undefined) setTyped(email);
    reload();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        type="search"
        label={text('clients.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ maxWidth: 360 }}
      />
      <Card aria-busy={phase === 'loading'}>
        <ClientTable clients={items} error={error} search={search} onRetry={reload} onOpen={setOpened} />
      </Card>
      {cursor !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button variant="outlined" color="inherit" loading={phase === 'more'} onClick={loadMore}>
            {text('common.loadMore')}
          </Button>
          {failedMore && (
            <Typography role="alert" variant="body2" color="error">
              {errorText(error)}
            </Typography>
          )}
        </Box>
      )}
      {creating && <NewClientDialog onCreated={show} onClose={onCreatingEnd} />}
      {opened && <EditClientDialog client={opened} onSaved={reload} onClose={() => setOpened(undefined)} />}
    </Box>
  );
};
