import { useRef } from 'react';
import { Form } from 'formik';
import Skeleton from '@mui/material/Skeleton';
import type { Client } from '@domain/clients/clients.ts';
import { clientProfileSchema } from '@domain/clients/clients.schema.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { FactList } from '../../../components/FactList.tsx';
import type { Line } from '../../../components/form/getFieldChanges.ts';
import { Draft } from '../../../components/form/Draft.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { ResidenceFields } from '../../../components/form/ResidenceFields.tsx';
import { RoleField } from '../../../components/form/RoleField.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { ClientChanges, getProfileChanges, getProfile, getValues } from '../components/ClientChanges.tsx';

const ClientForm = ({ client }: { readonly client: Client }) => {
  const text = useText();
  const { id } = client;
  const stored = getProfile(client);
  const beganRef = useRef<Line>(stored);
  const draft = useDraft('account');
  const save = useSave<ReturnType<typeof getValues>>(draft, (values, submission) => {
    const body = getProfileChanges(clientProfileSchema.cast(values), beganRef.current);
    return api.clients.update({ id }, body, submission);
  });

  return (
    <SectionCard title={text('signUp.you')}>
      <AppFormik initialValues={getValues(client)} validationSchema={clientProfileSchema} onSubmit={save}>
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <ClientChanges stored={stored} beganRef={beganRef} />
          <ReferenceFailure of={['catalog', 'countries']} />
          <NameFields isSelf />
          <ResidenceFields isSelf />
          <RoleField />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};

/** A client's own account: editable personal data, and the company. */
const ClientAccountRoute = () => {
  const text = useText();
  const { uid, companyId, agencies, email } = useSignedIn();
  const typeOf = useCatalogLabel('COMPANY_TYPE');
  const client = useLiveDoc<Client>(`clients/${uid}`);
  const company = useLiveDoc<Company>(companyId ? `companies/${companyId}` : null);

  return (
    <Stack sx={{ maxWidth: 720 }}>
      {client.status === 'error' && <ErrorState error={client.error} onRetry={client.retry} />}
      {client.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={280} />
        </LoadingState>
      )}
      {client.data && <ClientForm client={client.data} />}
      <SectionCard title={text('signUp.company')}>
        <FactList
          facts={[
            [text('signUp.workEmail'), email],
            [text('signUp.companyName'), company.data?.name ?? '—'],
            [text('signUp.companyType'), company.data ? typeOf(company.data.companyType) : '—'],
            [text('profile.agencies'), joinDotted(agencies.map(({ publicName }) => publicName))],
          ]}
        />
      </SectionCard>
    </Stack>
  );
};

export default ClientAccountRoute;
