import { projectSchema, type ProjectValues } from '@domain/projects/projects.schema.ts';
import { idSchema } from '@domain/messages/yup.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { FormCompany } from '../../../components/form/FormCompany.tsx';
import { api } from '../../../lib/http/api.ts';

interface Props {
  /** Staff also select the company. */
  readonly asksCompany: boolean;
  /** Resolves once the project is shown; blocks further submits until then. */
  readonly onCreated: (projectId: string) => Promise<void>;
  readonly onClose: () => void;
}

const EMPTY: ProjectValues = { name: '', brand: '', campaignName: '', type: 'regular', languages: [] };
const staffSchema = projectSchema.shape({ companyId: idSchema });
/** Express projects have their own page. */
const KINDS = ['regular', 'multiLanguage'] as const;

/** Creates a project from name, brand, campaign and languages; everything else is added on its page. */
export const NewProjectDialog = ({ asksCompany, onCreated, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft="project.new"
      title={text('projects.new.title')}
      initial={asksCompany ? { ...EMPTY, companyId: '' } : EMPTY}
      schema={asksCompany ? staffSchema : projectSchema}
      submitLabel={text('projects.new.submit')}
      onSubmit={async (values, submission) =>
        onCreated((await api.projects.create(projectSchema.cast(values), submission)).id)
      }
      // The caller navigates.
      onDone={() => undefined}
      onClose={onClose}
    >
      {asksCompany && <FormCompany />}
      <FormTextField
        name="name"
        label={text('projects.field.name')}
        required
        autoFocus
        maxLength={NAME_MAX}
      />
      <FormTextField name="brand" label={text('projects.field.brand')} maxLength={NAME_MAX} />
      <FormTextField name="campaignName" label={text('projects.field.campaignName')} maxLength={NAME_MAX} />
      <FormSelect
        name="type"
        label={text('projects.field.type')}
        options={KINDS.map((kind) => ({ code: kind, label: text(`projects.type.${kind}`) }))}
        helperText={text('projects.new.typeHint')}
      />
      <ReferenceFailure of={['languages']} />
      <FormLanguages
        name="languages"
        label={text('projects.field.languages')}
        helperText={text('projects.new.languagesHint')}
      />
    </FormDialog>
  );
};
