import { useCallback } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { engineersApi } from '@domain/engineers/engineers.api.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { engineerProfileSchema, type EngineerProfile } from '@domain/engineers/engineers.schema.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { Pair } from '../../../components/form/Pair.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

/** What an engineer may change of their own record. */
export const EngineerForm = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const engineer = useLiveDoc<Engineer>(`engineers/${uid}`);
  const save = useSave(
    useCallback(
      (values: EngineerProfile) =>
        call(engineersApi['engineers.update'], {
          params: { id: uid },
          body: engineerProfileSchema.cast(values),
        }),
      [uid],
    ),
  );
  if (engineer.status === 'error') return <ErrorState error={engineer.error} onRetry={engineer.retry} />;
  if (!engineer.data) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={220} />
      </LoadingState>
    );
  }
  const { name, lastName, languageTags } = engineer.data;
  return (
    <SectionCard title={text('profile.you')} lead={text('profile.engineerLead')}>
      <AppFormik
        enableReinitialize
        initialValues={{ name, lastName, languageTags: [...languageTags] }}
        validationSchema={engineerProfileSchema}
        onSubmit={save}
      >
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <ReferenceFailure of={['languages']} />
          <Pair>
            <FormTextField name="name" label={text('signUp.name')} autoComplete="given-name" />
            <FormTextField name="lastName" label={text('signUp.lastName')} autoComplete="family-name" />
          </Pair>
          <FormLanguages name="languageTags" label={text('profile.workingLanguages')} />
          <SaveBar />
        </Box>
      </AppFormik>
    </SectionCard>
  );
};
