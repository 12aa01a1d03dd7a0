import { strictObject } from '@domain/messages/yup.ts';
import { title } from '@domain/values/names.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const LABEL_MAX = 80;
const schema = strictObject({
  label: title().max(LABEL_MAX).required(),
  labelEs: title().max(LABEL_MAX).required(),
});

interface Labels {
  readonly label: string;
  readonly labelEs: string;
}

interface Props {
  /** Undefined for a new option. */
  readonly option: (Labels & { readonly code: string }) | undefined;
  readonly onSave: (labels: Labels, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** An option's labels in both languages. */
export const OptionDialog = ({ option, onSave, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<Labels>
      draft={`licenceOption.${option?.code ?? 'new'}`}
      title={text(option ? 'licenceOptions.rename' : 'licenceOptions.add')}
      lead={text(option ? 'licenceOptions.renameLead' : 'licenceOptions.addLead')}
      initial={{ label: option?.label ?? '', labelEs: option?.labelEs ?? '' }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={({ label, labelEs }, submission) =>
        onSave({ label: label.trim(), labelEs: labelEs.trim() }, submission)
      }
      onClose={onClose}
    >
      <FormTextField name="label" label={text('licenceOptions.label')} autoFocus maxLength={LABEL_MAX} />
      <FormTextField name="labelEs" label={text('licenceOptions.labelEs')} maxLength={LABEL_MAX} />
    </FormDialog>
  );
};
