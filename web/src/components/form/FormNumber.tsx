import { useId } from 'react';
import { useField } from 'formik';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
}

/** A whole number; null while empty. */
export const FormNumber = ({ name, label, helperText }: Props) => {
  const [field, , helpers] = useField<number | null>(name);
  const error = useFieldText(name);
  const id = useId();

  return (
    <LineField
      id={id}
      name={name}
      type="number"
      inputMode="numeric"
      label={label}
      value={field.value ?? ''}
      onChange={({ target }) => void helpers.setValue(target.value === '' ? null : Number(target.value))}
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};
