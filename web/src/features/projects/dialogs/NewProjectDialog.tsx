import { projectSchema, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { createProject } from '../data/projectCalls.ts';

interface Props {
  /** Resolves once the project is shown: until then nothing can be sent again. */
  readonly onCreated: (projectId: string) => Promise<void>;
  readonly onClose: () => void;
}

const EMPTY: ProjectValues = { name: '', brand: '', campaignName: '', type: 'regular', languages: [] };

/** Name, brand, campaign and languages: enough to begin; everything else is added on the project's own page. */
export const NewProjectDialog = ({ onCreated, onClose }: Props) => {
  const text = useText();
  return (
    <FormDialog
      draft="project.new"
      title={text('projects.new.title')}
      initial={EMPTY}
      schema={projectSchema}
      submitLabel={text('projects.new.submit')}
      onSubmit={async (values, press) => onCreated(await createProject(values, press))}
      // Where to go next is the caller's affair.
      onDone={() => undefined}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={text('projects.field.name')}
        required
        autoFocus
        maxLength={NAME_MAX}
      />
      <FormTextField name="brand" label={text('projects.field.brand')} maxLength={NAME_MAX} />
      <FormTextField name="campaignName" label={text('projects.field.campaignName')} maxLength={NAME_MAX} />
      <ReferenceFailure of={['languages']} />
      <FormLanguages
        name="languages"
        label={text('projects.field.languages')}
        helperText={text('projects.new.languagesHint')}
      />
    </FormDialog>
  );
};
