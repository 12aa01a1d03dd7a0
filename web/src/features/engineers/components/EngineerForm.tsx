import { useMemo } from 'react';
import { Form } from 'formik';
import Skeleton from '@mui/material/Skeleton';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { engineerProfileSchema } from '@domain/engineers/engineers.schema.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { useStoredValues } from '../../../components/form/useStoredValues.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { getProfile } from '../data/engineerProfile.ts';
import { ReachFields } from './ReachFields.tsx';

type Values = ReturnType<typeof getProfile>;

export const EngineerForm = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const engineer = useLiveDoc<Engineer>(`engineers/${uid}`);
  const draft = useDraft('profile.engineer');
  const { data } = engineer;
  const stored = useMemo(() => getProfile(data), [data]);
  const { initialValues, around } = useStoredValues(stored);

  const send = (values: Values, submission: Submission) => {
    const body = engineerProfileSchema.cast(values);
    return api.engineers.update({ id: uid }, body, submission);
  };

  const save = useSave<Values>(draft, send, around);
  if (engineer.status === 'error') return <ErrorState error={engineer.error} onRetry={engineer.retry} />;
  if (!data) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={220} />
      </LoadingState>
    );
  }

  return (
    <SectionCard title={text('profile.you')} lead={text('profile.engineerLead')}>
      <AppFormik
        // A newer record resets the form, and its draft restores typed text.
        key={JSON.stringify(initialValues)}
        initialValues={initialValues}
        validationSchema={engineerProfileSchema}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <ReferenceFailure of={['languages', 'countries']} />
          <NameFields isSelf />
          <FormLanguages name="languageTags" label={text('profile.workingLanguages')} />
          <ReachFields phone={text('profile.phone')} isSelf />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};
