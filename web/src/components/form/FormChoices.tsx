import { useField } from 'formik';
import { ChoicesField } from './ChoicesField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly helperText?: string;
}

/** Selects several options of a list; the value is their codes. */
export const FormChoices = ({ name, label, options, helperText }: Props) => {
  const [field, , helpers] = useField<string[]>(name);
  const error = useFieldText(name);

  return (
    <ChoicesField
      name={name}
      label={label}
      options={options}
      value={field.value}
      onChange={(value) => void helpers.setValue(value)}
      onLeave={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};
