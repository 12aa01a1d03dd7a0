import type { InputHTMLAttributes, ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Props extends Omit<OutlinedInputProps, 'label' | 'error' | 'notched'> {
  readonly id: string;
  readonly label: string;
  readonly error: boolean;
  /** Error or hint below the field. */
  readonly helperText?: ReactNode;
  /** Keeps the label in the border, even while empty. */
  readonly shrink?: boolean;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
}

/** A labelled text field. MUI's TextField includes menus and lists for selects, which the sign-in page doesn't need to load. */
export const LineField = (props: Props) => {
  const {
    id,
    label,
    error,
    helperText,
    shrink,
    htmlInput,
    size = 'small',
    required,
    disabled,
    ...input
  } = props;

  const helperId = helperText ? `${id}-helper-text` : undefined;

  return (
    <FormControl
      variant="outlined"
      fullWidth
      size={size}
      error={error}
      required={required}
      disabled={disabled}
    >
      <InputLabel htmlFor={id} id={`${id}-label`} {...(shrink ? { shrink } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helperId}
        {...(shrink ? { notched: true } : {})}
        slotProps={{ input: htmlInput }}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
};
