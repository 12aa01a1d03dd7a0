import { viewNameSchema } from '@domain/roster/roster-views.schema.ts';
import { VIEW_NAME_MAX } from '@domain/roster/roster-views.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';

interface Props {
  readonly title: string;
  readonly initial: string;
  readonly onSend: (name: string, press: Press) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a view is to be called. */
export const ViewNameDialog = ({ title, initial, onSend, onClose }: Props) => {
  const text = useText();
  return (
    <FormDialog
      draft="roster.view"
      title={title}
      lead={text('roster.viewNameLead')}
      initial={{ name: initial }}
      schema={viewNameSchema}
      submitLabel={text('common.save')}
      onSubmit={({ name }, press) => onSend(name.trim(), press)}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={text('roster.viewName')}
        maxLength={VIEW_NAME_MAX}
        autoFocus
        required
      />
    </FormDialog>
  );
};
