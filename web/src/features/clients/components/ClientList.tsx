import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { listFile, pagesOf } from '../../../components/lists/listFile.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listPart, ListTools } from '../../../components/lists/tools.ts';
import { useChosen } from '../../../components/lists/useChosen.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { clientsPage, useClients } from '../data/useClients.ts';
import { ClientTable } from './ClientTable.tsx';
import { NewClientDialog } from './NewClientDialog.tsx';
import { OpenedClient } from './OpenedClient.tsx';
import { useClientColumns } from './useClientColumns.tsx';

const ClientBulk = listPart(() => import('./ClientBulk.tsx').then((module) => module.ClientBulk));

interface Props {
  readonly agencyId: string;
  readonly creating: boolean;
  readonly onCreatingEnd: () => void;
}

/** The clients of an agency: found, opened and changed. */
export const ClientList = ({ agencyId, creating, onCreatingEnd }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [opened, setOpened] = useState<ClientRow>();
  const clients = useClients(search);
  const { items, cursor, phase, error, reload } = clients;
  const columns = useClientColumns();
  const choosing = useColumnChoices('clients');
  const chosen = useChosen(items);
  const pages = pagesOf<ClientRow>((after, signal) => clientsPage(search, after, signal));

  // A new client may belong on another page than the first one: then the search shows them.
  const show = (email: string) => {
    if (search !== '' || cursor !== undefined) choose({ search: email });
    reload();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ListBar
        tools={
          <ListTools
            views="clients"
            columns={columns}
            choosing={choosing}
            file={listFile(text('clients.file'), columns, choosing.visible, pages)}
          />
        }
      >
        <SearchField
          label={text('clients.search')}
          search={search}
          onSearch={(typed) => choose({ search: typed })}
        />
      </ListBar>
      {chosen.isUsed && <ClientBulk chosen={chosen} onChanged={reload} />}
      <Card aria-busy={phase === 'loading'}>
        <ClientTable
          clients={items}
          error={error}
          columns={columns}
          choosing={choosing}
          chosen={chosen}
          search={search}
          onRetry={reload}
          onClear={() => choose({ search: '' })}
          onOpen={setOpened}
        />
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
