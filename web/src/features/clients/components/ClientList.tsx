import { useState } from 'react';
import Business from '@mui/icons-material/BusinessOutlined';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { TableList } from '../../../components/lists/TableList.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { loadClientsPage, useClients } from '../data/useClients.ts';
import { NewClientDialog } from './NewClientDialog.tsx';
import { OpenedClient } from './OpenedClient.tsx';
import { useClientColumns } from './useClientColumns.tsx';

const ClientBulk = listPart(() => import('./ClientBulk.tsx').then((module) => module.ClientBulk));

interface Props {
  readonly agencyId: string;
  readonly creating: boolean;
  readonly onCreatingEnd: () => void;
}

/** The clients of an agency by name: search, open, select, edit. */
export const ClientList = ({ agencyId, creating, onCreatingEnd }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'search'>();
  const search = query.get('search') ?? '';
  const [opened, setOpened] = useState<ClientRow>();
  const clients = useClients(search);
  const { items, cursor, phase, error, reload } = clients;
  const columns = useClientColumns();
  const chosen = useSelectedRows(items);

  // A new client may be on another page, so the search is set to them.
  const show = (email: string) => {
    if (search !== '' || cursor !== undefined) choose({ search: email });
    reload();
  };

  return (
    <>
      <TableList
        name="clients"
        label={text('clients.title')}
        file={text('clients.file')}
        columns={columns}
        rows={items}
        pages={getPages<ClientRow>((after, signal) => loadClientsPage(search, after, signal))}
        isLoading={phase === 'loading'}
        error={error}
        onRetry={reload}
        onOpen={setOpened}
        chosen={chosen.ids}
        onChoose={chosen.choose}
        filters={
          <SearchField
            label={text('clients.search')}
            search={search}
            onSearch={(typed) => choose({ search: typed })}
          />
        }
        bulk={chosen.isUsed && <ClientBulk chosen={chosen} onChanged={reload} />}
        more={{ of: clients, onMore: clients.loadMore }}
        empty={
          search ? (
            <NoneFound
              title={text('clients.notFound', { search })}
              clearLabel={text('clients.showAll')}
              onClear={() => choose({ search: '' })}
            >
              {text('clients.notFoundText')}
            </NoneFound>
          ) : (
            <EmptyState icon={Business} title={text('clients.none')}>
              {text('clients.noneText')}
            </EmptyState>
          )
        }
      />
      {creating && <NewClientDialog onCreated={show} onClose={onCreatingEnd} />}
      {opened && (
        <OpenedClient
          client={opened}
          agencyId={agencyId}
          onSaved={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
