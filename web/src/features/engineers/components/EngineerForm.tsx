import { useMemo } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { engineersApi } from '@domain/engineers/engineers.api.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { engineerProfileSchema, type EngineerProfile } from '@domain/engineers/engineers.schema.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { useStoredValues } from '../../../components/form/useStoredValues.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

/** What an engineer may change of their own record. */
export const EngineerForm = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const engineer = useLiveDoc<Engineer>(`engineers/${uid}`);
  const draft = useDraft('profile.engineer');
  const { data } = engineer;
  const stored = useMemo(
    () => ({
      name: data?.name ?? '',
      lastName: data?.lastName ?? '',
      languageTags: [...(data?.languageTags ?? [])],
    }),
    [data],
  );
  const { initialValues, around } = useStoredValues(stored);
  const send = (values: EngineerProfile, press: Press) => {
    const body = engineerProfileSchema.cast(values);
    return change(engineersApi['engineers.update'], { params: { id: uid }, body }, press);
  };
  const save = useSave<EngineerProfile>(draft, send, around);
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
        // A newer record begins the form anew, and its draft brings back what was typed.
        key={JSON.stringify(initialValues)}
        initialValues={initialValues}
        validationSchema={engineerProfileSchema}
        onSubmit={save}
      >
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <Draft of={draft} />
          <ReferenceFailure of={['languages']} />
          <FieldPair>
            <FormTextField name="name" label={text('signUp.name')} autoComplete="given-name" />
            <FormTextField name="lastName" label={text('signUp.lastName')} autoComplete="family-name" />
          </FieldPair>
          <FormLanguages name="languageTags" label={text('profile.workingLanguages')} />
          <SaveBar />
        </Box>
      </AppFormik>
    </SectionCard>
  );
};
