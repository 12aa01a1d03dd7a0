import { useId } from 'react';
import { useField } from 'formik';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n/useText.ts';
import { getEmptyChoiceSlots } from './emptyChoice.ts';
import { LoadingOptions, renderLoadingChoice } from './loadingOption.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly code: string;
    readonly label: string;
    /** Listed but not selectable, with the reason in its label. */
    readonly isDisabled?: boolean;
  }[];
  readonly helperText?: string;
  readonly required?: boolean;
}

/** Selects one option of a short list. */
export const FormSelect = ({ name, label, options, helperText, required }: Props) => {
  const [field] = useField<string>(name);
  const text = useText();
  const error = useFieldText(name);
  const id = useId();
  // Loaded lists are never empty.
  const isLoading = options.length === 0;

  return (
    <TextField
      id={id}
      data-field={name}
      select
      label={label}
      required={required}
      {...field}
      slotProps={getEmptyChoiceSlots(options)}
      {...(isLoading
        ? { value: '', ...(field.value ? { slotProps: { input: renderLoadingChoice } } : {}) }
        : {})}
      error={error !== undefined}
      helperText={error ?? helperText}
    >
      {isLoading && (
        <MenuItem disabled value="">
          <LoadingOptions label={text('list.loading')} />
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.code} value={option.code} disabled={option.isDisabled ?? false}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
