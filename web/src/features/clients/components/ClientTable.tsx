import { useMemo } from 'react';
import Groups from '@mui/icons-material/GroupsOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { DateText } from '../../../components/DateText.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { DataTable, type DataColumn } from '../../../components/table/DataTable.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { ClientAccessChip } from './ClientAccessChip.tsx';
import { ClientStatusChip } from './ClientStatusChip.tsx';

interface Props {
  readonly clients: readonly ClientRow[] | undefined;
  readonly error: unknown;
  readonly search: string;
  readonly onRetry: () => void;
  readonly onOpen: (client: ClientRow) => void;
}

const useColumns = (): readonly DataColumn<ClientRow>[] => {
  const text = useText();
  const { options } = useCountryOptions();
  return useMemo(() => {
    const countries = new Map(options.map(({ code, label }) => [code, label]));
    return [
      {
        field: 'name',
        label: text('clients.name'),
        cell: ({ name, lastName }) => `${name} ${lastName}`,
        share: 1.5,
        minWidth: 140,
      },
      { field: 'email', label: text('clients.email'), cell: ({ email }) => email, share: 2, minWidth: 215 },
      {
        field: 'company',
        label: text('clients.company'),
        cell: ({ company }) => company?.name,
        minWidth: 120,
      },
      {
        field: 'country',
        label: text('clients.country'),
        cell: ({ countryOfResidence: code }) => countries.get(code) ?? code,
      },
      {
        field: 'validation',
        label: text('clients.status'),
        cell: ({ accountValidationStatus: status }) => status && <ClientStatusChip status={status} />,
        minWidth: 160,
      },
      {
        field: 'access',
        label: text('clients.access'),
        cell: ({ status }) => <ClientAccessChip status={status} />,
        minWidth: 120,
      },
      {
        field: 'promises',
        label: text('clients.promises'),
        cell: ({ promises: { inTime, late, waiting } }) =>
          inTime + late + waiting > 0 && (
            <span title={text('clients.promisesHint')}>
              {text('clients.promisesTold', { inTime, late, waiting })}
            </span>
          ),
        minWidth: 195,
      },
      {
        field: 'created',
        label: text('clients.created'),
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 120,
      },
    ];
  }, [options, text]);
};

/** Clients by name, each of whom opens. */
export const ClientTable = ({ clients, error, search, onRetry, onOpen }: Props) => {
  const text = useText();
  const columns = useColumns();
  return (
    <DataTable
      name="clients"
      label={text('clients.title')}
      columns={columns}
      rows={clients}
      error={error}
      onRetry={onRetry}
      onOpen={onOpen}
      maxHeight="calc(100vh - 280px)"
      empty={
        search ? (
          <EmptyState icon={SearchOff} title={text('clients.notFound', { search })}>
            {text('clients.notFoundText')}
          </EmptyState>
        ) : (
          <EmptyState icon={Groups} title={text('clients.none')}>
            {text('clients.noneText')}
          </EmptyState>
        )
      }
    />
  );
};
