import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { getFullName } from '@domain/people/names.ts';
import { DateText } from '../../../components/DateText.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DeniedState, ErrorState } from '../../../components/states/states.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { getClientAccess } from '../components/ClientAccessChip.tsx';
import { ClientNotesForm } from '../components/ClientNotesForm.tsx';
import { ClientSections } from '../components/ClientSections.tsx';
import { EditClientDialog } from '../components/EditClientDialog.tsx';

const loadClient = async (id: string, signal: AbortSignal) => {
  const [client, activity] = await Promise.all([
    api.clients.get({ id }, { signal }),
    api.clients.activity({ id }, { signal }),
  ]);
  return { client, activity };
};

interface Props {
  readonly id: string;
  readonly agencyId: string;
}

const Client = ({ id, agencyId }: Props) => {
  const text = useText();
  const roleOf = useCatalogLabel('ROLE_IN_COMPANY');
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, reload } = useRequest(`clientPage ${id}`, (signal) => loadClient(id, signal));
  if (!data)
    return error === undefined ? (
      <TableSkeleton columns={2} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );

  const { client, activity } = data;
  const { company, accountValidationStatus, status = 'active' } = client;

  return (
    <>
      <PageHeader
        title={getFullName(client)}
        eyebrow={
          <Link
            component={RouterLink}
            to={company ? addresses.company.href(company.id) : addresses.clients.href()}
          >
            {company?.name ?? text('clients.title')}
          </Link>
        }
        meta={roleOf(client.roleInCompany)}
        actions={
          <Button variant="outlined" color="inherit" onClick={() => setIsEditing(true)}>
            {text('clients.edit')}
          </Button>
        }
      />
      <Stack isBounded>
        <SectionCard title={text('companies.facts')}>
          <FactList
            facts={[
              [text('signUp.workEmail'), client.email],
              [
                text('clients.status'),
                accountValidationStatus ? text(`clients.status.${accountValidationStatus}`) : '—',
              ],
              [
                text('clients.access'),
                text(
                  `clients.access.${getClientAccess({ status, ...(accountValidationStatus ? { accountValidationStatus } : {}) })}`,
                ),
              ],
              [text('clients.created'), <DateText key="created" instant={client.createdAt} />],
            ]}
          />
        </SectionCard>
        <ClientNotesForm clientId={id} stored={activity.notes} />
        <ClientSections {...activity} />
      </Stack>
      {isEditing && (
        <EditClientDialog
          client={client}
          agencyId={agencyId}
          hasPageLink={false}
          onSaved={() => {
            setIsEditing(false);
            reload();
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
};

/** A client with their work, messages and opinions, for admins of the chosen agency. */
const ClientRoute = () => {
  const { clientId = '' } = useParams();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return <Client key={`${agency.id} ${clientId}`} id={clientId} agencyId={agency.id} />;
};

export default ClientRoute;
