import { projectSchema } from '@domain/projects/projects.schema.ts';
import type { Project } from '@domain/projects/projects.ts';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const schema = projectSchema.pick(['name']);

interface Props {
  readonly project: Project;
  /** The id of the new project. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Duplicates a project under a new name. */
export const DuplicateDialog = ({ project, onDone, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft={`project.duplicate.${project.id}`}
      title={text('projects.duplicateTitle', { name: project.name })}
      lead={text('projects.duplicateLead')}
      initial={{ name: text('projects.copyFor', { name: project.name }).slice(0, NAME_MAX) }}
      schema={schema}
      submitLabel={text('projects.new.submit')}
      onSubmit={async ({ name }, submission) =>
        onDone((await api.projects.duplicate({ id: project.id }, { name }, submission)).id)
      }
      // The caller navigates.
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
    </FormDialog>
  );
};
