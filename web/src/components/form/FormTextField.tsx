import { useId, type ReactNode } from 'react';
import { useField } from 'formik';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  /** Accessible name where the label alone lacks context; begins with the label. */
  readonly fullLabel?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly size?: 'small' | 'medium';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly helperText?: ReactNode;
  readonly maxLength?: number;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  readonly inputMode?: 'decimal' | 'numeric';
}

/** One line of text, bound to formik. */
export const FormTextField = ({ name, fullLabel, maxLength, inputMode, helperText, ...props }: Props) => {
  const [field] = useField<string>(name);
  const error = useFieldText(name, { max: maxLength ?? '' });
  const id = useId();

  return (
    <LineField
      id={id}
      {...props}
      {...field}
      error={error !== undefined}
      helperText={error ?? helperText}
      htmlInput={{ maxLength, inputMode, 'aria-label': fullLabel }}
    />
  );
};
