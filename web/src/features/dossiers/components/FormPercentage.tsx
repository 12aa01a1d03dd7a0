import { useId } from 'react';
import { useField } from 'formik';
import InputAdornment from '@mui/material/InputAdornment';
import { LineField } from '../../../components/form/LineField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
}

/** A percentage; an empty field is null: not agreed. */
export const FormPercentage = ({ name, label, helperText }: Props) => {
  const [field, , helpers] = useField<number | null>(name);
  const error = useFieldText(name);
  const id = useId();

  return (
    <LineField
      id={id}
      name={name}
      type="number"
      label={label}
      value={field.value ?? ''}
      onChange={({ target }) => void helpers.setValue(target.value === '' ? null : Number(target.value))}
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
      endAdornment={<InputAdornment position="end">%</InputAdornment>}
      htmlInput={{ min: 0, max: 100, step: 0.01, inputMode: 'decimal' }}
    />
  );
};
