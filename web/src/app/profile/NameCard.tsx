import { useMemo } from 'react';
import { Form } from 'formik';
import Skeleton from '@mui/material/Skeleton';
import type { User } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/clients/clients.ts';
import { personNameSchema } from '@domain/people/names.schema.ts';
import { getNameParts, getNameValues, type NameValues } from '@domain/people/names.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { AppFormik } from '../../components/form/AppFormik.tsx';
import { Draft } from '../../components/form/Draft.tsx';
import { NameFields } from '../../components/form/NameFields.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { useDraft } from '../../components/form/useDraft.ts';
import { useSave } from '../../components/form/useSave.ts';
import { useStoredValues } from '../../components/form/useStoredValues.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useSession, useSignedIn } from '../../lib/session/session.ts';

/** The user's name. Clients edit its parts there. */
export const NameCard = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const isClient = useSignedIn().roles.includes('client');
  const { noteOwn } = useSession();
  const user = useLiveDoc<User>(`users/${uid}`);
  const client = useLiveDoc<Client>(isClient ? `clients/${uid}` : null);
  const draft = useDraft('profile.name');
  const { name, lastName } = client.data ?? getNameParts(user.data?.displayName ?? '');
  const stored = useMemo(() => getNameValues({ name, lastName }), [name, lastName]);
  const { initialValues, around } = useStoredValues(stored);

  const send = async (values: NameValues, submission: Submission) => {
    const body = personNameSchema.cast(values);
    const { displayName } = await api.accounts.changeName(body, submission);
    noteOwn({ displayName });
  };

  const save = useSave<NameValues>(draft, send, around);
  if (user.status === 'error') return <ErrorState error={user.error} onRetry={user.retry} />;
  if (!user.data || (isClient && client.status === 'loading'))
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={160} />
      </LoadingState>
    );

  return (
    <SectionCard title={text('profile.you')} lead={text('profile.nameLead')}>
      <AppFormik
        // A newer record resets the form, and its draft restores typed text.
        key={JSON.stringify(initialValues)}
        initialValues={initialValues}
        validationSchema={personNameSchema}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <NameFields isSelf />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};
