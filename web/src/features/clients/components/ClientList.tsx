import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSettled } from '../../../lib/useSettled.ts';
import { useClients } from '../data/useClients.ts';
import { ClientTable } from './ClientTable.tsx';
import { NewClientDialog } from './NewClientDialog.tsx';
import { OpenedClient } from './OpenedClient.tsx';

interface Props {
  readonly agencyId: string;
  readonly creating: boolean;
  readonly onCreatingEnd: () => void;
}

/** The clients of an agency: found, opened and changed. */
export const ClientList = ({ agencyId, creating, onCreatingEnd }: Props) => {
  const text = useText();
  const [query] = useSearchParams();
  // A link may say whom to find.
  const asked = query.get('search') ?? '';
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setTyped(asked);
  }
  const search = useSettled(typed);
  const [opened, setOpened] = useState<ClientRow>();
  const clients = useClients(search);
  const { items, cursor, phase, error, reload } = clients;

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
      <LoadMore of={clients} onMore={clients.loadMore} />
      {creating && <NewClientDialog onCreated={show} onClose={onCreatingEnd} />}
      {opened && (
        <OpenedClient
          client={opened}
          agencyId={agencyId}
          onSaved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
};
