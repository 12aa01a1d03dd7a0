import { useEffect, useState } from 'react';
import { Form, useFormikContext, type FormikHelpers } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { projectSchema } from '@domain/projects/projects.schema.ts';
import type { Project } from '@domain/projects/projects.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { submitForm } from '../../../components/form/submitForm.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { updateProject } from '../data/projectCalls.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

interface Names {
  readonly name: string;
  readonly brand: string;
  readonly campaignName: string;
}

/** An emptied name is a fault here, not an absent change. */
const schema = projectSchema.pick(['name', 'brand', 'campaignName']);

const ReportDirty = ({ onChange }: { readonly onChange: (dirty: boolean) => void }) => {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
};

/**
 * The project's names. Somebody else's change arrives live while nothing is typed; unsaved typing is kept, and saving
 * it over a newer version is refused.
 */
export const NamesCard = ({ project: newest }: { readonly project: Project }) => {
  const [project, setProject] = useState(newest);
  const [typing, setTyping] = useState(false);
  if (!typing && project !== newest) setProject(newest);

  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const initial: Names = { name: project.name, brand: project.brand, campaignName: project.campaignName };

  const save = (values: Names, helpers: FormikHelpers<Names>) =>
    submitForm(
      values,
      helpers,
      async () => {
        await updateProject(project, values);
        helpers.resetForm({ values });
        toasts.success(text('projects.saved'));
      },
      (error) => toasts.error(errorText(error)),
    );

  return (
    <SectionCard title={text('projects.names')}>
      <AppFormik
        key={project.updatedAt.toMillis()}
        initialValues={initial}
        validationSchema={schema}
        onSubmit={save}
      >
        {({ dirty, isSubmitting, resetForm }) => (
          <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
            <ReportDirty onChange={setTyping} />
            <FormTextField name="name" label={text('projects.field.name')} required maxLength={NAME_MAX} />
            <FormTextField name="brand" label={text('projects.field.brand')} maxLength={NAME_MAX} />
            <FormTextField
              name="campaignName"
              label={text('projects.field.campaignName')}
              maxLength={NAME_MAX}
            />
            <Collapse in={dirty} unmountOnExit>
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
                <Button color="inherit" disabled={isSubmitting} onClick={() => resetForm()}>
                  {text('common.cancel')}
                </Button>
                <Button type="submit" variant="contained" loading={isSubmitting}>
                  {text('common.save')}
                </Button>
              </Box>
            </Collapse>
          </Box>
        )}
      </AppFormik>
    </SectionCard>
  );
};
