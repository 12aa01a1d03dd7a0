import { useId } from 'react';
import { useField } from 'formik';
import InputAdornment from '@mui/material/InputAdornment';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
}

/** A percentage, kept in basis points; null while empty. */
export const FormRate = ({ name, label, helperText }: Props) => {
  const [field, , helpers] = useField<number | null>(name);
  const error = useFieldText(name);
  const id = useId();

  return (
    <LineField
      id={id}
      name={name}
      type="number"
      label={label}
      value={field.value === null ? '' : field.value / 100}
      onChange={({ target }) =>
        void helpers.setValue(target.value === '' ? null : Math.round(Number(target.value) * 100))
      }
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
      endAdornment={<InputAdornment position="end">%</InputAdornment>}
      htmlInput={{ min: 0, max: 100, step: 0.01, inputMode: 'decimal' }}
    />
  );
};
