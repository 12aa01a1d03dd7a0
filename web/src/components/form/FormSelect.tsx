import { useId } from 'react';
import { useField } from 'formik';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly helperText?: string;
  readonly required?: boolean;
}

/** One choice of a short list. */
export const FormSelect = ({ name, label, options, helperText, required }: Props) => {
  const [field] = useField<string>(name);
  const error = useFieldText(name);
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      required={required}
      {...field}
      error={error !== undefined}
      helperText={error ?? helperText}
    >
      {options.map((option) => (
        <MenuItem key={option.code} value={option.code}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
