import { useMemo } from 'react';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { getFullName } from '@domain/people/names.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { ClientAccessChip, getClientAccess } from './ClientAccessChip.tsx';
import { ClientStatusChip } from './ClientStatusChip.tsx';

export const useClientColumns = (): readonly DataColumn<ClientRow>[] => {
  const text = useText();
  const { options } = useCountryOptions();

  return useMemo(() => {
    const countries = new Map(options.map(({ code, label }) => [code, label]));
    const getName = ({ name, lastName }: ClientRow) => getFullName({ name, lastName });
    const getCountry = ({ countryOfResidence: code }: ClientRow) => countries.get(code) ?? code;
    const sumPromises = ({ promises: { inTime, late, waiting } }: ClientRow) =>
      inTime + late + waiting > 0 ? text('clients.promisesSent', { inTime, late, waiting }) : '';

    return [
      {
        field: 'name',
        label: text('clients.name'),
        plain: getName,
        cell: getName,
        share: 1.5,
        minWidth: 130,
      },
      {
        field: 'email',
        label: text('clients.email'),
        plain: ({ email }) => email,
        cell: ({ email }) => email,
        share: 2,
        minWidth: 205,
      },
      {
        field: 'company',
        label: text('clients.company'),
        plain: ({ company }) => company?.name ?? '',
        cell: ({ company }) => company?.name,
        minWidth: 110,
      },
      {
        field: 'country',
        label: text('clients.country'),
        plain: getCountry,
        cell: getCountry,
        minWidth: 85,
      },
      {
        field: 'validation',
        label: text('clients.status'),
        plain: ({ accountValidationStatus: status }) => (status ? text(`clients.status.${status}`) : ''),
        cell: ({ accountValidationStatus: status }) => status && <ClientStatusChip status={status} />,
        minWidth: 160,
      },
      {
        field: 'access',
        label: text('clients.access'),
        plain: (client) => text(`clients.access.${getClientAccess(client)}`),
        cell: (client) => <ClientAccessChip client={client} />,
        minWidth: 120,
      },
      {
        field: 'promises',
        label: text('clients.promises'),
        hidden: true,
        plain: sumPromises,
        cell: (client) => <span title={text('clients.promisesHint')}>{sumPromises(client)}</span>,
        minWidth: 185,
      },
      {
        field: 'created',
        label: text('clients.created'),
        plain: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 105,
      },
    ];
  }, [options, text]);
};
