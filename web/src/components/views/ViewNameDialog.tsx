import { viewNameSchema } from '@domain/navigation/view-names.schema.ts';
import { VIEW_NAME_MAX } from '@domain/navigation/view-names.ts';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormTextField } from '../form/FormTextField.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly initial: string;
  readonly onSend: (name: string, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for a view's name. */
export const ViewNameDialog = ({ title, lead, initial, onSend, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft="list.view"
      title={title}
      lead={lead}
      initial={{ name: initial }}
      schema={viewNameSchema}
      submitLabel={text('common.save')}
      onSubmit={({ name }, submission) => onSend(name.trim(), submission)}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('views.name')} maxLength={VIEW_NAME_MAX} autoFocus required />
    </FormDialog>
  );
};
