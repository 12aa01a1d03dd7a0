import { useId } from 'react';
import { useField } from 'formik';
import InputAdornment from '@mui/material/InputAdornment';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
  /** Stored units per typed unit: whole numbers by default. */
  readonly scale?: number;
  readonly unit?: string;
  readonly max?: number;
}

/** A number, kept as a whole number of stored units; null while empty. */
export const FormNumber = ({ name, label, helperText, scale = 1, unit, max }: Props) => {
  const [field, , helpers] = useField<number | null>(name);
  const error = useFieldText(name);
  const id = useId();

  return (
    <LineField
      id={id}
      name={name}
      type="number"
      label={label}
      value={field.value === null ? '' : field.value / scale}
      onChange={({ target }) =>
        void helpers.setValue(target.value === '' ? null : Math.round(Number(target.value) * scale))
      }
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
      {...(unit === undefined
        ? {}
        : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> })}
      htmlInput={{ min: 0, max, step: 1 / scale, inputMode: scale === 1 ? 'numeric' : 'decimal' }}
    />
  );
};
