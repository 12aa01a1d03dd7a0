import { useId, type ReactNode } from 'react';
import { useField } from 'formik';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFieldText } from './useFieldText.ts';

interface Props extends Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> {
  readonly name: string;
  readonly maxLength?: number;
  readonly endAdornment?: ReactNode;
}

/** One line of text, bound to formik. */
export const FormTextField = ({ name, maxLength, endAdornment, helperText, slotProps, ...props }: Props) => {
  const [field] = useField<string>(name);
  const error = useFieldText(name, { max: maxLength ?? '' });
  const id = useId();
  return (
    <TextField
      id={id}
      {...props}
      {...field}
      error={error !== undefined}
      helperText={error ?? helperText}
      slotProps={{
        ...slotProps,
        input: { endAdornment },
        htmlInput: { ...(maxLength === undefined ? {} : { maxLength }) },
      }}
    />
  );
};
