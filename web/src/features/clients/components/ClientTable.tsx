import Groups from '@mui/icons-material/GroupsOutlined';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import type { Chosen } from '../../../components/lists/useChosen.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly clients: readonly ClientRow[] | undefined;
  readonly error: unknown;
  readonly columns: readonly DataColumn<ClientRow>[];
  readonly choosing: ColumnChoosing;
  readonly chosen: Chosen<ClientRow>;
  readonly search: string;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly onOpen: (client: ClientRow) => void;
}

/** Clients by name, each of whom opens and can be selected. */
export const ClientTable = ({ clients, error, chosen, search, onRetry, onClear, ...rest }: Props) => {
  const text = useText();
  return (
    <DataTable
      {...rest}
      name="clients"
      label={text('clients.title')}
      rows={clients}
      error={error}
      onRetry={onRetry}
      chosen={chosen.ids}
      onChoose={chosen.choose}
      maxHeight="calc(100vh - 280px)"
      empty={
        search ? (
          <NoneFound
            title={text('clients.notFound', { search })}
            clearLabel={text('clients.showAll')}
            onClear={onClear}
          >
            {text('clients.notFoundText')}
          </NoneFound>
        ) : (
          <EmptyState icon={Groups} title={text('clients.none')}>
            {text('clients.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
